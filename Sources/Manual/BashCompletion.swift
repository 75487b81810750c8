/// A completion for bash 3.2 (the version on a Mac) or later. It needs nothing else.
struct BashCompletion {
  let text: String

  init(_ usage: ProgramUsage) {
    let function = "_\(usage.identifier)"
    let parts = usage.parts.map { part in
      "  if [ \"$COMP_CWORD\" -gt 1 ] && [ \"${COMP_WORDS[1]}\" = \(part.name) ]; then\n"
        + Self.body(part.options, words: [], of: usage, indent: "    ") + "    return\n  fi\n"
    }
    text = """
      # Completion of \(usage.name) for bash. Made by: \(usage.name) --generate bash

      \(function)() {
        local word=${COMP_WORDS[COMP_CWORD]} option= before= words=
        COMPREPLY=()
        [ "$COMP_CWORD" -gt 0 ] && option=${COMP_WORDS[COMP_CWORD - 1]}
        # The parts around = and : may be separate words.
        case $COMP_WORDBREAKS in
        *=*)
          if [ "$word" = = ]; then
            word=
          elif [ "$option" = = ] && [ "$COMP_CWORD" -gt 1 ]; then
            option=${COMP_WORDS[COMP_CWORD - 2]}
          fi
          ;;
        *)
          case $word in
          --*=*)
            option=${word%%=*} before=${word%%=*}=
            word=${word#*=}
            ;;
          esac
          ;;
        esac
        compopt +o default 2>/dev/null
        # What follows a colon is a number.
        if [ "$word" = : ] || [ "$option" = : ]; then return; fi
      \(parts.joined())\(Self.body(usage.options, words: usage.parts.map(\.name), of: usage, indent: "  "))}

      complete -o default -F \(function) \(usage.name)

      """
  }

  /// Words come from a list; files and folders are left to bash, which can quote them.
  private static func body(
    _ options: [ProgramOption], words: [String], of usage: ProgramUsage, indent: String
  ) -> String {
    var lines = ["case $option in"]
    for option in options {
      guard option.englishPlaceholder != nil else { continue }
      lines.append("--\(option.name))")
      switch option.value {
      case .words(let words): lines.append("  words='\(words.joined(separator: " "))'")
      case .file: lines += ["  compopt -o default 2>/dev/null", "  return"]
      case .deck: lines += decks(of: usage)
      case .folder: lines += ["  compopt -o dirnames -o filenames 2>/dev/null", "  return"]
      case .free: lines.append("  return")
      }
      lines.append("  ;;")
    }
    let names = options.map { "--\($0.name)" } + options.compactMap { $0.letter.map { "-\($0)" } }
    lines += ["*)", "  case $word in", "  -*) words='\(names.joined(separator: " "))' ;;"]
    if !words.isEmpty {
      lines.append("  *) [ \"$COMP_CWORD\" -ne 1 ] || words='\(words.joined(separator: " "))' ;;")
    }
    lines += ["  esac", "  ;;", "esac"]
    lines.append("COMPREPLY=($(compgen -P \"$before\" -W \"$words\" -- \"$word\"))")
    // A name that requires a number is not a complete word.
    lines.append("case ${COMPREPLY[0]} in *:) compopt -o nospace 2>/dev/null ;; esac")
    return lines.map { indent + $0 + "\n" }.joined()
  }

  /// Offers files, and decks in the deck folders.
  private static func decks(of usage: ProgramUsage) -> [String] {
    [
      "  compopt -o default 2>/dev/null",
      "  case $word in */* | '~'*) return ;; esac",
      "  compopt -o filenames 2>/dev/null",
      "  local IFS=$'\\n' share",
      "  COMPREPLY=($(",
      "    compgen -P \"$before\" -f -- \"$word\"",
      "    for share in \"${XDG_DATA_HOME:-$HOME/.local/share}\" \"$(dirname \"$(command -v \"$1\")\")/../share\"; do",
      "      (cd \"$share/\(usage.name)/decks\" >/dev/null 2>&1 && compgen -P \"$before\" -f -- \"$word\")",
      "    done",
      "  ))",
      "  return",
    ]
  }
}
