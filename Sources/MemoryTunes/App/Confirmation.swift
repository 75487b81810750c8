/// Something that would be lost, and that the player is asked about first.
enum Question: Equatable {
  /// Whether saved data is to be deleted.
  case forget(Saved)
  /// Whether a new game is to take the place of the one in play.
  case discard(PendingDeal)
  /// Whether the game in play is given up.
  case reveal
  /// Whether the game in play is taken off the table, to go back before its deal.
  case goBack(StepsAction)
}

/// What the player is asked before something is lost.
struct Confirmation {
  /// The question that waits for its answer.
  private(set) var open: Question?
  /// The line that caused the question; nil until that line is finished.
  private var cause: String?
  /// Whether the present line has confirmed it.
  private var isConfirmed = false

  mutating func ask(_ question: Question) -> ConfirmationNotice {
    (open, cause, isConfirmed) = (question, nil, false)
    return .asked(question)
  }

  /// Closes the question and returns it if it was confirmed.
  mutating func confirm() -> Question? {
    isConfirmed = open != nil
    defer { open = nil }
    return open
  }

  mutating func deny() -> ConfirmationNotice {
    defer { open = nil }
    return open.map(ConfirmationNotice.left) ?? .nothingAsked
  }

  /// Another line was played.
  mutating func close() {
    open = nil
  }

  /// A line is finished. If it confirmed a question, the result is the line that was asked about: that one, and
  /// not `yes`, is what the player has done.
  mutating func finish(_ line: Line) -> String? {
    if open != nil, cause == nil { cause = line.summary }
    defer { isConfirmed = false }
    return isConfirmed ? cause : nil
  }
}

/// How the player answers a question.
package enum ConfirmationAction: Equatable {
  case confirmed
  case denied
}

enum ConfirmationNotice: Notice {
  case asked(Question)
  /// Nothing is lost, as the player said no.
  case left(Question)
  case nothingAsked

  var code: AnswerCode? {
    switch self {
    case .asked: .question
    case .left: .left
    case .nothingAsked: .nothingAsked
    }
  }
}
