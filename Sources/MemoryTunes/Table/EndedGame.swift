import MemoryGame

/// A game that has just been finished, with what is needed to look up what came before it.
enum EndedGame: Equatable, Sendable {
  case alone(GameAlone)
  /// `inSession`: what came before it in this session, which counts if nothing is kept.
  case againstLevel(LevelGame, inSession: LevelHistory)
}

/// A finished game of one person.
struct GameAlone: Equatable, Sendable {
  let deal: RecordedDeal
  /// How many flips and hints it had.
  let made: Int
  let moves: Int
  /// Nil for a game without a clock, which has no rank.
  let seconds: Int?
  let day: Day?
  /// Those of this session.
  let aids: Aids
  /// The deck that it practiced; nil if it practiced none.
  let practiced: Deck?
}

extension GameAlone {
  /// `isTimed`: whether there is a clock.
  init(_ table: borrowing Table, isTimed: Bool) {
    deal = table.deal
    (made, moves) = (table.made, table.game.board.moves)
    seconds = isTimed && table.began != nil ? table.clock.played : nil
    (day, aids) = (table.day, table.aids)
    practiced = table.practiced == nil ? nil : table.tunes.deck
  }
}

/// What came before a finished game.
enum EndedGameHistory: Equatable, Sendable {
  /// What is kept of its deal and, before it, of its deck, and its rank; nil for what is not kept.
  case alone(DealHistory?, Learned? = nil, Rank? = nil)
  case againstLevel(LevelHistory)
}
