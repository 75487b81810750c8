import MemoryGame

// What happened in the game on the table.

/// How a game was over: all pairs are found, everybody passed, or the player gave up.
struct Ending: Equatable, Sendable {
  let phase: Game.Phase
  /// The cards that were turned up because the player gave up.
  let revealed: [TurnedCard]
}

struct HintGiven: Equatable, Sendable {
  let hint: Hint
  /// Whether the game counts as assisted from now on.
  let isFirstAid: Bool
}

/// What the flips of the game on the table were worth. They are listed when it is over: before, they would
/// reveal cards.
struct GameReview: Equatable, Sendable {
  let table: Table
  let analysis: Analysis
  let sums: AppraisalSums
  /// Whether to list also the flips that cost nothing.
  let listsAll: Bool
  let seats: [Int]
}

/// A game that is over, card by card.
struct WatchedGame: Equatable, Sendable {
  let table: Table
  /// Whether it is perfect play of the same deal, instead of the game that was played.
  let isPerfect: Bool
}

struct SharedGame: Equatable, Sendable {
  let share: Share
  /// What is known of today, if this is the game of the day and it was asked for again.
  var today: Today?
}

/// Steps that were undone or, if negative, redone.
struct StepsTaken: Equatable, Sendable {
  let count: Int
  /// What was typed, if it is one step.
  let line: String?
  /// The first move that was undone or redone, from 1.
  let move: Int
  /// The game counts as assisted from now on.
  let isFirstAid: Bool
}

/// The lines of the last steps, up to `position`.
struct StepList: Equatable, Sendable {
  let lines: [String]
  let position: Int
  /// How many are left to redo.
  let left: Int
}
