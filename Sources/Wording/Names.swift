import Text

extension Wording {
  /// The word for a command, by its English name.
  package func command(_ name: String) -> String { language.vocabulary?.commands[name]?.first ?? name }
  /// The word for an argument, by its English name.
  package func argument(_ name: String) -> String { language.vocabulary?.argument(name) ?? name }
  /// The usual name of a deck that every language names.
  package func deck(_ name: String) -> String { language.vocabulary?.decks[name]?.first ?? name }
}

extension Wording {
  /// The purpose of a command, and everything else, in lines of up to 76 columns.
  package func help(command: String) -> (purpose: String, details: [String]) {
    let lines = language.catalog.sentence(named: "help-\(command)", in: language).withBytes { text in
      text.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    }
    return (lines[0], Array(lines.dropFirst()))
  }
}
