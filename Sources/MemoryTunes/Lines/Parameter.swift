import Wording

/// A parameter of a command. Its usage, the number of its words and completion follow from it.
struct Parameter: Sendable {
  /// Its name in help: `CARD`.
  let name: Usage.Part
  let kind: Kind
  let isOptional: Bool
  /// Whether it takes any number of words, each of which is one of it.
  let isRepeated: Bool

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
    /// A card whose tune may be known.
    case seenCard
    /// One of a few words, listed by their English names.
    case choice([String])
    /// One of a few words, depending on the word before.
    case value(@Sendable (_ before: Word) -> [String])
    case command
    case player
    /// The rest of the line: a file name or a deck.
    case deck
    /// A number, or the name of a deck in one or more words.
    case pairsOrDeck
    /// The rest of the line: a saved game. As the second parameter, it goes with `game`.
    case game
    /// The rest of the line.
    case text

    /// The words that it accepts; empty if others are possible.
    var choices: [String] { if case .choice(let choices) = self { choices } else { [] } }
  }

  static let card = Parameter(.card, kind: .card)
  static func number(_ name: Placeholder, isOptional: Bool = false) -> Parameter {
    Parameter(name, kind: .number, isOptional: isOptional)
  }

  /// Whether it takes any number of words.
  var takesMore: Bool { if case .pairsOrDeck = kind { true } else { isRepeated } }

  var usage: Usage.Part {
    let part = isOptional ? .optional(name) : name
    return isRepeated ? .repeated(part) : part
  }
}
