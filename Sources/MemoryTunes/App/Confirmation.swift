import App
import Text
import Wording

/// A loss, or the first aid of a game, that the player is asked to confirm.
enum Question: Equatable {
  /// Delete saved data.
  case forget(SavedThing)
  /// Replace the game in play by a new one.
  case discard(PendingDeal)
  /// Give up the game in play.
  case reveal
  /// Take the game in play off the table, to go back before its deal.
  case goBack(StepsAction)
  /// Save a game in place of another one of this name.
  case replace(FilePath)
  /// Delete a saved game.
  case forgetGame(FilePath, ListedGame)
  case takeHint
  /// Take back a flip.
  case undoFlip(StepsAction)
}

/// The question before something is lost.
struct Confirmation {
  /// The open question.
  private(set) var open: Question?
  /// The line that caused the question; nil until that line is finished.
  private var cause: String?
  /// Whether the current line has confirmed it.
  private var isConfirmed = false

  mutating func ask(_ question: Question) -> QuestionAsked {
    (open, cause, isConfirmed) = (question, nil, false)
    return QuestionAsked(question: question)
  }

  /// Closes the question and returns it if it was confirmed.
  mutating func confirm() -> Question? {
    isConfirmed = open != nil
    defer { open = nil }
    return open
  }

  mutating func deny() -> any Answer {
    defer { open = nil }
    return open.map { QuestionDenied(question: $0) } ?? NothingAsked()
  }

  /// Asks the open question again.
  func askAgain() -> any Answer { open.map { QuestionAsked(question: $0) } ?? NothingAsked() }

  /// Another line was played.
  mutating func close() {
    open = nil
  }

  /// A line is finished. If it confirmed a question, returns the line that caused the question, which becomes
  /// the step instead of `yes`.
  mutating func finish(_ line: @autoclosure () -> String) -> String? {
    if open != nil, cause == nil { cause = line() }
    defer { isConfirmed = false }
    return isConfirmed ? cause : nil
  }
}
