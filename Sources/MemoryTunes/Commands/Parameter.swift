/// A parameter of a command. How the command is typed, how many words it takes and what Tab offers follow from
/// it.
struct Parameter: Sendable {
  /// How help calls it: `CARD`.
  let name: String
  var kind = Kind.word
  var isOptional = false
  /// Whether any number of words may stand in its place.
  var isRepeated = false

  enum Kind: Sendable {
    case word
    case number
    case card
    /// One of a few words.
    case choice([String])
    /// One of a few words, given the word before.
    case value(@Sendable (_ before: Word) -> [String])
    case command
    case player
    /// The rest of the line, which names a file.
    case file
    /// The rest of the line, which names a file or a deck.
    case deck
    /// The rest of the line; its first word is one of these.
    case text(beginning: [String])

    /// The few words that can stand there; none if others can as well.
    var choices: [String] {
      switch self {
      case .choice(let choices), .text(let choices): choices
      case .word, .number, .card, .value, .command, .player, .file, .deck: []
      }
    }

    var isRestOfLine: Bool {
      switch self {
      case .file, .deck, .text: true
      case .word, .number, .card, .choice, .value, .command, .player: false
      }
    }
  }

  var optional: Parameter {
    var parameter = self
    parameter.isOptional = true
    return parameter
  }

  static let card = Parameter(name: "CARD", kind: .card)
  static func number(_ name: String) -> Parameter { Parameter(name: name, kind: .number) }

  /// How help shows it: in brackets if it may be left out, with dots if it may be repeated.
  var usage: String { (isOptional ? "[\(name)]" : name) + (isRepeated ? "..." : "") }
}
