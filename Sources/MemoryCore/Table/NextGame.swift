import Wording

/// What the next game is dealt from.
package struct NextGame: Equatable {
  package var category: Category
  /// The player's own deck, used whatever the category; nil for none.
  package private(set) var deck: Deck?
  /// Whether an option chose the deck, for this session only, and the deck that a game file keeps instead.
  private var isOption = false
  private var keptDeck: Deck?
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

  /// Chooses the tunes of a category, replacing a deck of the player's own.
  package mutating func choose(_ category: Category) {
    self.category = category
    choose(deck: nil)
  }

  /// Chooses a deck, or to play without one.
  package mutating func choose(deck: Deck?) { (self.deck, isOption, keptDeck) = (deck, false, nil) }

  /// Takes up the deck of a game file, which stays in the file even if an option has chosen another one.
  package mutating func keep(deck: Deck?, isUsed: Bool) {
    if isUsed { choose(deck: deck) } else { (isOption, keptDeck) = (true, deck) }
  }

  /// The deck that a game file keeps for the next game.
  package var deckOfFile: Deck? { isOption ? keptDeck : deck }

  /// The deck whose pairs are practiced.
  package var learningDeck: Deck { deck ?? category.deck }

  /// The deck's name on the screen.
  package func deckName(_ words: Wording) -> String { deck?.name(words) ?? category.title(words) }

  /// The deck's name in untranslated text.
  package var deckName: String { deck?.name ?? category.title }
}
