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
  case favoritesCounted(Int, due: [DueDeck])
  case decksListed(DeckList)
  case gameIsSaved(Bool)

  /// The action that takes the rows about a game with this name, or the problem that they name; nil if they are
  /// neither.
  init?(_ rows: [Row]?, about name: FilePath, taking take: ([Row]) -> (any GameAction)?) {
    let refusal: (any GameAction)? = GamesProblem(rows).map { GameRefused(problem: $0, name: name) }
    guard let action = refusal ?? rows.flatMap(take) else { return nil }
    self = .state(action)
  }
}

/// Nothing was done with a game.
struct GameRefused: GameAction {
  let problem: GamesProblem
  let name: FilePath

  func reduce(_ game: inout GameState, _ asker: Asker) -> Next { .refuse(.games(.problem(problem, name))) }
}

/// Going from screen to screen.
enum NavigationAction: Equatable, Sendable {
  case opened(Route)
  case wentBack
  /// Print this screen again.
  case showRequested
}

enum ConfirmationAction {
  case confirmed
  case denied
  /// The line was not understood.
  case misunderstood
}
