/// A valid deal that the player may have to confirm.
struct PendingDeal: Equatable, Sendable {
  let tunes: Tunes
  let pairs: Int
  let cards: CardContent
  let players: Players
  /// The seed of a game of a day and of a challenge; nil for that of the next game.
  private(set) var seed: UInt64?
  private(set) var day: Day?
  /// Whether that game may wait among the saved games, and then goes on.
  var mayWait = false
  /// The tunes to practice, as in `Table`; otherwise nil.
  var selection: [UInt32]?
  /// What is to be practiced, if the player asked for that.
  var practice: PracticePlan?
  /// The match of which it is a game, as it stands.
  var match: Match?
  /// What the player named to deal from, which also applies to later games; nil for nothing.
  var choice: Deck?
  /// Whether the players also play later games.
  var choosesPlayers = false
  var isChallenge = false
  /// The moves to beat in a challenge; nil if there are none.
  var beat: Int?
  /// Whether the cards are alike although split ones were chosen.
  var isUnsplit = false
}

extension PendingDeal {
  /// The game of a day, with equal cards.
  init(_ day: Day) {
    self.init(
      tunes: Tunes(deck: day.category.deck), pairs: Day.pairs, cards: .same, players: .alone, seed: day.seed,
      day: day)
  }
}
