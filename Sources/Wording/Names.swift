import Text

extension Wording {
  /// The word for a command, by its English name.
  package func command(_ name: String) -> String { language.vocabulary?.commands[name]?.first ?? name }
  /// The word for an argument, by its English name.
  package func argument(_ name: String) -> String { language.vocabulary?.argument(name) ?? name }
  /// The usual name of a deck that every language names.
  package func deck(_ name: String) -> String { language.vocabulary?.decks[name]?.first ?? name }

  /// A player's name as shown: those of the single player and of levels are translated.
  package func playerName(_ name: String) -> String {
    switch name {
    case "you": you
    case "beginner": beginner
    case "easy": easy
    case "normal": normal
    case "hard": hard
    case "perfect": perfect
    default: name
    }
  }
}

package struct CommandHelp: Sendable {
  package let purpose: String
  /// Everything else, in lines of up to 76 columns.
  package let details: [String]
}

extension Wording {
  package func help(command: String) -> CommandHelp {
    let lines = language.catalog.sentence(named: "help-\(command)", in: language).withBytes { text in
      text.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    }
    return CommandHelp(purpose: lines[0], details: Array(lines.dropFirst()))
  }
}
