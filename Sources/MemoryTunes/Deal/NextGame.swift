import Wording

/// What the next game is dealt from.
package struct NextGame: Equatable {
  var category: Category
  /// The player's own deck, used whatever the category; nil for none.
  var deck: Deck?
  var policy: TunePolicy
  private(set) var seed: UInt64
  /// The aids of the seed.
  private(set) var aids = Aids.none
  /// The number of pairs if a command names none; nil for the usual number.
  var pairs: Int?
  /// What the two cards of a pair show.
  var cards: CardContent
  var players = Players.alone

  static let usualPairs = 8
  /// With players of the program: how long a game of them takes, a player has to wait.
  static let mostPairsOfPrograms = 1000

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
  mutating func choose(_ seed: UInt64, aids: Aids = .none) { (self.seed, self.aids) = (seed, aids) }

  /// Chooses the tunes of a category, replacing a deck of the player's own.
  mutating func choose(_ category: Category) {
    self.category = category
    deck = nil
  }

  /// The deck whose pairs are practiced.
  var learningDeck: Deck { deck ?? category.deck }

  /// The deck's name on the screen.
  func deckName(_ words: any Wording) -> String { deck?.name(words) ?? category.title(words) }

  /// The deck's name in untranslated text.
  var deckName: String { deck?.name ?? category.title }
}
