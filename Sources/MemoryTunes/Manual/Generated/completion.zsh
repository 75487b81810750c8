#compdef memory-tunes
# Completion of memory-tunes for zsh. Made by: memory-tunes --generate zsh

_memory_tunes() {
  local -a found=(${(f)"$(memory-tunes --complete $((CURRENT - 1)) "${words[@]}" 2>/dev/null)"})
  compadd -S '' -- ${(M)found:#*[:/]}
  compadd -- ${found:#*[:/]}
}

if [[ $funcstack[1] == _memory-tunes ]]; then
  _memory_tunes "$@"
else
  compdef _memory_tunes memory-tunes
fi
