/// A completion for zsh, installed as `_NAME` in a folder of its `fpath`.
struct ZshCompletion {
  let text: String

  init(_ usage: ProgramUsage) {
    let function = "_\(usage.name)"
    let decks = "_\(usage.identifier)_decks"
    var operand = ""
    var parts = ""
    if !usage.parts.isEmpty {
      let names = usage.parts.map { "\($0.name)\\:\(Self.quoted($0.purpose))" }.joined(separator: " ")
      operand = " \\\n    '1: :((\(names)))'"
      for part in usage.parts {
        parts += """
            if ((CURRENT > 2)) && [[ ${words[2]} == \(part.name) ]]; then
              shift words
              ((CURRENT--))
              _arguments -S \(Self.specifications(part.options, decks: decks, indent: "      "))
              return
            fi

          """
      }
    }
    text = """
      #compdef \(usage.name)
      # Completion of \(usage.name) for zsh. Made by: \(usage.name) --generate zsh

      \(usage.namesDecks ? Self.deckFunction(decks, of: usage) : "")\(function)() {
      \(parts)  _arguments -S \(Self.specifications(usage.options, decks: decks, indent: "    "))\(operand)
      }

      if [[ $funcstack[1] == \(function) ]]; then
        \(function) "$@"
      else
        compdef \(function) \(usage.name)
      fi

      """
  }

  /// Offers files, and decks in the deck folders.
  private static func deckFunction(_ name: String, of usage: ProgramUsage) -> String {
    """
    \(name)() {
      local -a decks=(
        "${XDG_DATA_HOME:-$HOME/.local/share}"/\(usage.name)/decks/*(N:t)
        ${commands[\(usage.name)]:h}/../share/\(usage.name)/decks/*(N:t)
      )
      compadd "$@" -a decks
      _files "$@"
    }


    """
  }

  private static func specifications(_ options: [ProgramOption], decks: String, indent: String) -> String {
    options.map { "\\\n\(indent)\(specification($0, decks: decks))" }.joined(separator: " ")
  }

  private static func specification(_ option: ProgramOption, decks: String) -> String {
    let purpose = "[\(quoted(option.englishPurpose))]"
    if let letter = option.letter { return "'(- *)'{-\(letter),--\(option.name)}'\(purpose)'" }
    guard let placeholder = option.englishPlaceholder else { return "'--\(option.name)\(purpose)'" }
    let name = (option.isRepeated ? "*" : "") + "--\(option.name)="
    return "'\(name)\(purpose):\(quoted(placeholder)):\(action(option.value, decks: decks))'"
  }

  private static func action(_ value: ProgramOption.Value, decks: String) -> String {
    switch value {
    case .words(let words):
      let whole = words.filter { !$0.hasSuffix(":") }
      let begun = words.filter { $0.hasSuffix(":") }.map { quoted($0) }
      guard !begun.isEmpty else { return "(\(whole.joined(separator: " ")))" }
      return "{compadd -- \(whole.joined(separator: " ")); compadd -S \"\" -- \(begun.joined(separator: " "))}"
    case .file: return "_files"
    case .deck: return decks
    case .folder: return "_files -/"
    case .free: return " "
    }
  }

  /// Inside quotes, where brackets and colons are also special.
  private static func quoted(_ text: String) -> String {
    var quoted = ""
    for character in text.unicodeScalars {
      switch character {
      case "'": quoted += "'\\''"
      case "[", "]", ":", "\\": quoted += "\\\(character)"
      default: quoted.unicodeScalars.append(character)
      }
    }
    return quoted
  }
}
