import Wording

/// A parameter of a command. How the command is typed, how many words it takes and what Tab offers follow from
/// it.
struct Parameter: Sendable {
  /// How help calls it: `CARD`.
  let name: Usage.Part
  var kind = Kind.word
  var isOptional = false
  /// Whether any number of words may stand in its place.
  var isRepeated = false

  init(_ name: Placeholder, kind: Kind = .word, isOptional: Bool = false, isRepeated: Bool = false) {
    self.init(.placeholder(name), kind: kind, isOptional: isOptional, isRepeated: isRepeated)
  }

  init(_ name: Usage.Part, kind: Kind = .word, isOptional: Bool = false, isRepeated: Bool = false) {
    (self.name, self.kind, self.isOptional, self.isRepeated) = (name, kind, isOptional, isRepeated)
  }

  enum Kind: Sendable {
    case word
    case number
    case card
    /// One of a few words, here by their English names.
    case choice([String])
    /// One of a few words, given the word before.
    case value(@Sendable (_ before: Word) -> [String])
    case command
    case player
    /// The rest of the line, which names a file.
    case file
    /// The rest of the line, which names a file or a deck.
    case deck
    /// The rest of the line.
    case text

    /// The few words that can stand there; none if others can as well.
    var choices: [String] {
      switch self {
      case .choice(let choices): choices
      case .word, .number, .card, .value, .command, .player, .file, .deck, .text: []
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

  static let card = Parameter(.card, kind: .card)
  static func number(_ name: Placeholder) -> Parameter { Parameter(name, kind: .number) }

  var usage: Usage.Part {
    let part = isOptional ? .optional(name) : name
    return isRepeated ? .repeated(part) : part
  }
}
