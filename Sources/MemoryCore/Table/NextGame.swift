import Wording

/// What the next game is dealt from.
package struct NextGame: Equatable {
  package var category: Category
  /// The player's own deck, used whatever the category; nil for none.
  package var deck: Deck?
  package var policy: TunePolicy
  package private(set) var seed: UInt64
  /// The aids of the seed.
  package private(set) var aids = Aids.none
  /// The number of pairs if a command names none; nil for the usual number.
  package var pairs: Int?
  /// What the two cards of a pair show.
  package var cards: CardContent
  package var players = Players.alone

  package static let usualPairs = 8
  /// The most pairs with computer players, whose moves the player waits for.
  package static let mostPairsOfPrograms = 1000

  package init(
    category: Category, deck: Deck? = nil, policy: TunePolicy = .builtIn, seed: UInt64, pairs: Int? = nil,
    cards: CardContent = .same
  ) {
    self.category = category
    self.deck = deck
    self.policy = policy
    self.seed = seed
    self.pairs = pairs
    self.cards = cards
  }

  /// Sets a seed, which may have aids.
  package mutating func choose(_ seed: UInt64, aids: Aids = .none) { (self.seed, self.aids) = (seed, aids) }

  /// The deck whose pairs are practiced.
  package var learningDeck: Deck { deck ?? category.deck }

  /// The deck's name on the screen.
  package func deckName(_ words: Wording) -> String { deck?.name(words) ?? category.title(words) }

  /// The deck's name in untranslated text.
  package var deckName: String { deck?.name ?? category.title }
}
