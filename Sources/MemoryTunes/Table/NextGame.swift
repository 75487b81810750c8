/// What the next game is dealt from, besides the settings.
struct NextGame: Equatable, Sendable {
  /// The player's own deck, used whatever the category; nil for none.
  var deck: Deck?
  private var chosen: NextSeed
  /// What is saved: not the seed of an option, which applies to its session only.
  private(set) var savedSeed: NextSeed
  /// In the order of their turns: the one who begins changes after each deal with a completed move.
  var players = Players.alone

  /// The deck of words, and the players with an opponent, that were chosen last.
  var words: Deck?
  var opponents: Players?

  static let usualPairs = 8
  /// The most pairs with computer players, whose moves the player waits for.
  static let mostPairsOfPrograms = 1000

  init(deck: Deck? = nil, seed: UInt64) {
    self.deck = deck
    chosen = NextSeed(seed)
    savedSeed = chosen
  }

  var seed: UInt64 { chosen.seed }
  /// Whether the player has set it.
  var isSeedChosen: Bool { chosen.isChosen }

  /// `saved`: what is saved if this is the seed of an option.
  mutating func choose(_ seed: NextSeed, saving saved: NextSeed? = nil) {
    (chosen, savedSeed) = (seed, saved ?? seed)
  }

  /// Whether the same game would be dealt, whatever is saved.
  func dealsTheSame(as other: NextGame) -> Bool {
    chosen == other.chosen && players == other.players && deck == other.deck
  }
}

/// The seed of the next deal, and whether the player has set it.
struct NextSeed: Equatable, Sendable {
  let seed: UInt64
  let isChosen: Bool

  init(_ seed: UInt64, isChosen: Bool = false) { (self.seed, self.isChosen) = (seed, isChosen) }

  private static let mark = ",set"

  /// Nil for anything else.
  init?(_ text: String) {
    let isChosen = text.hasSuffix(Self.mark)
    guard let seed = Word(isChosen ? String(text.dropLast(Self.mark.count)) : text).number else { return nil }
    self.init(seed, isChosen: isChosen)
  }

  var text: String { "\(seed)" + (isChosen ? Self.mark : "") }
}
