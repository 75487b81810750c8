import Saved
import Text

/// What a line, or a reply of the world, does.
enum FeatureAction {
  case navigation(NavigationAction)
  case game(any TableAction)
  /// The same, but computer players do not move after it.
  case review(any TableAction)
  case state(any GameAction)
  /// Only the world knows the answer.
  case ask(Effect)
  case steps(StepsAction)
  case confirmation(ConfirmationAction)
  case repeatRequested
  /// The line was not understood. The store must know, because any line closes a question.
  case mistyped(LineProblem)
  case quit

  // Replies that concern more than one feature.

  /// What is known of the deal on the table. The answer to the line does not change.
  indirect case recalled(Past?, isFinished: Bool)
  /// What is known of today; nil if nothing is saved. The answer to the line does not change.
  indirect case todayRead(Today?)
  /// The game of a day that waited, or why it cannot go on; nil if none did. If `leaves`, the next game gets a
  /// position of its own.
  indirect case dayOpened(Day, leaves: Bool, Result<SavedGame, GamesProblem>?)
  /// The position of a step is on the table, or why not.
  case gameTakenUp(GamesProblem?, step: Int)
  case favoritesCounted(Int)
  case decksListed(DeckList)
  case gameIsSaved(Bool)

  /// The action that takes the rows about a game with this name, or the problem that they name; nil if they are
  /// neither.
  init?(_ rows: [Row]?, about name: FilePath, taking take: ([Row]) -> (any GameAction)?) {
    let refusal: (any GameAction)? = GamesProblem(rows).map { GameRefused($0, name) }
    guard let action = refusal ?? rows.flatMap(take) else { return nil }
    self = .state(action)
  }
}

extension GameRefused: GameAction {}

/// Going from screen to screen.
enum NavigationAction: Equatable {
  case opened(Route)
  case wentBack
  /// Print this screen again.
  case showRequested
}

enum StepsAction: Equatable {
  case undone(Int)
  case redone(Int)
  /// Go to just after a step; 0 is the start.
  case wentTo(Int)
  /// List the last steps, at most this many; nil for those of the game on the table, at most ten.
  case logRequested(Int?)
}

enum ConfirmationAction {
  case confirmed
  case denied
  /// The line was not understood.
  case misunderstood
}
