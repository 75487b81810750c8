import MemoryGame

/// What the next game is dealt from, besides the settings.
struct NextGame: Equatable, Sendable {
  /// The player's own deck, used whatever the category; nil for none.
  var deck: Deck?
  private var chosen: NextSeed
  /// What is saved: not the seed of an option, which applies to its session only.
  private(set) var savedSeed: NextSeed
  /// In the order of their turns: the one who begins changes after each deal with a completed move.
  var players = Players.alone

  /// What was chosen since the game on the table was dealt: `again` deals that.
  var chosenParts: Set<DealPart> = []

  /// The deck of words that was chosen last.
  private(set) var words: Deck?
  /// What is saved of it: not the deck of an option, which applies to its session only.
  private(set) var savedWords: Deck?
  /// The players with an opponent that were chosen last.
  var opponents: Players?

  static let usualPairs = 8
  /// The most pairs with computer players, whose moves the player waits for.
  static let mostPairsOfPrograms = 1000

  init(deck: Deck? = nil, seed: UInt64) { self.init(deck: deck, seed: NextSeed(seed)) }

  init(deck: Deck?, seed: NextSeed) {
    (self.deck, chosen, savedSeed) = (deck, seed, seed)
    words = deck.flatMap { $0.isOfWords ? $0 : nil }
  }

  var seed: UInt64 { chosen.seed }
  /// Whether the player has set it.
  var isSeedChosen: Bool { chosen.isChosen }
  /// The generator of seeds that chance draws; nil if each follows from the deal before.
  var chance: UInt64? { chosen.chance }

  mutating func choose(words deck: Deck?) { (words, savedWords) = (deck, deck) }

  /// Keeps the saved deck of words while an option has chosen another deck.
  mutating func leave(words deck: Deck?) { (words, savedWords) = (words ?? deck, deck) }

  /// The seed of the deal after this one is used.
  mutating func useSeed(of deal: Deal) {
    choose(chance.map(NextSeed.init(drawnBy:)) ?? NextSeed(deal.nextSeed))
  }

  /// `saved`: what is saved if this is the seed of an option.
  mutating func choose(_ seed: NextSeed, saving saved: NextSeed? = nil) {
    (chosen, savedSeed) = (seed, saved ?? seed)
  }
}

/// What a game is dealt from, besides its seed.
enum DealPart: String, CaseIterable, Sendable {
  case deck, pairs, cards, players
}

/// The seed of the next deal, and whether the player has set it.
struct NextSeed: Equatable, Sendable {
  let seed: UInt64
  let isChosen: Bool
  /// At a prompt, the state of the generator from which chance draws a seed for each deal; nil if a seed
  /// follows from the deal before.
  let chance: UInt64?

  init(_ seed: UInt64, isChosen: Bool = false, chance: UInt64? = nil) {
    (self.seed, self.isChosen, self.chance) = (seed, isChosen, chance)
  }

  /// Draws a seed of at most six digits, which can be said aloud.
  init(drawnBy chance: UInt64) {
    var generator = SplitMix64(seed: chance)
    let seed = UInt64(generator.below(Self.mostDrawn))
    self.init(seed, chance: generator.state)
  }

  /// Chance draws lower seeds.
  static let mostDrawn = 1_000_000

  private static let mark = "set"

  /// Reads `482913`, `482913,set`, `482913,GENERATOR`, or `482913,set,GENERATOR`; nil for anything else.
  init?(_ text: String) {
    var parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Word(String($0)) }
    guard let seed = parts.removeFirst().number else { return nil }
    let isChosen = parts.first?.typed == Self.mark
    if isChosen { parts.removeFirst() }
    guard parts.count < 2, parts.isEmpty || parts[0].number != nil else { return nil }
    self.init(seed, isChosen: isChosen, chance: parts.first?.number)
  }

  var text: String {
    (["\(seed)"] + (isChosen ? [Self.mark] : []) + (chance.map { ["\($0)"] } ?? [])).joined(separator: ",")
  }
}
