# Completion of memory-tunes for bash 3.2 (the version on a Mac) or later. Made by: memory-tunes --generate bash

_memory_tunes() {
  local IFS=$'\n'
  # shellcheck disable=SC2207 # Every line is a candidate.
  COMPREPLY=($("$1" --complete "$COMP_CWORD" "${COMP_WORDS[@]}" 2>/dev/null))
  # Only files need quotes.
  [ ! -e "${COMPREPLY[0]/#\~\//$HOME/}" ] || compopt -o filenames 2>/dev/null
  case ${COMPREPLY[0]} in *[:/]) compopt -o nospace 2>/dev/null ;; esac
}

complete -F _memory_tunes memory-tunes
