import MemoryCore
import MemoryGame

/// Questions about the quality of play.
package enum ReviewAction: Equatable {
  case hintRequested
  case parRequested
  /// `all`: whether to list also the flips that cost nothing.
  case reviewRequested(all: Bool)
  case shareRequested
  case watchRequested(isPerfect: Bool)
}

/// The answers to them.
enum ReviewNotice: Notice {
  /// `isFirstAid`: the game counts as assisted from now on.
  case hint(Hint, isFirstAid: Bool)
  /// The game is over.
  case noHint
  case par(Assessment)
  case review(GameReview)
  /// The sums alone: during the game, the flips would reveal cards.
  case sums(GameReview)
  /// The game is too large to analyze.
  case reviewRefused
  case share(Share)
  /// Not all pairs are found.
  case shareRefused
  /// The game, which is over, or perfect play of its deal, card by card.
  case watch(isPerfect: Bool)
  /// It is not over.
  case watchRefused

  var code: AnswerCode {
    switch self {
    case .hint: .done(.hint)
    case .noHint: .refused(.gameOver)
    case .par: .done(.par)
    case .review, .sums: .done(.review)
    case .reviewRefused: .refused(.tooLargeToReview)
    case .share: .done(.share)
    case .shareRefused, .watchRefused: .refused(.notFinished)
    case .watch: .done(.watch)
    }
  }

  var shows: Shown {
    switch self {
    case .hint, .par: .screen
    case .review, .watch: .listFirst
    case .noHint, .sums, .reviewRefused, .share, .shareRefused, .watchRefused: .nothing
    }
  }

  func tellsTurn(_ context: AnswerContext) -> Bool {
    if case .par = self { context.table?.game.isOver == true } else { false }
  }
}

extension Table {
  package mutating func reduce(_ action: ReviewAction, _ analyst: Analyst) -> Next {
    let notice: ReviewNotice =
      switch action {
      case .hintRequested: giveHint(analyst)
      case .parRequested: .par(Assessment(self, analyst))
      case .watchRequested(let isPerfect): game.isOver ? .watch(isPerfect: isPerfect) : .watchRefused
      case .shareRequested: game.board.isFinished ? .share(Share(self)) : .shareRefused
      case .reviewRequested(let all):
        GameReview(self, all: all).map { game.isOver ? .review($0) : .sums($0) } ?? .reviewRefused
      }
    return .answer(notice)
  }

  private mutating func giveHint(_ analyst: Analyst) -> ReviewNotice {
    let knowledge = analyst.analysis(of: self).knowledge
    guard !game.isOver, let hint = Hint(ShownCards(on: game.board, as: knowledge)) else { return .noHint }
    defer { countHint(hint.card) }
    return .hint(hint, isFirstAid: !isAssisted)
  }
}
