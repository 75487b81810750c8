import MemoryGame
import Wording

/// Questions about the quality of play.
package enum ReviewAction: Equatable {
  case hintRequested
  case parRequested
  /// `all`: whether to list also the flips that cost nothing.
  case reviewRequested(all: Bool)
  case shareRequested
  case watchRequested(isPerfect: Bool)
  /// How the game stands.
  case scoreRequested
  /// What a card shows, or where a title is.
  case recallRequested(String)
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
  case score
  /// Cards that can be seen.
  case recalled([Int])
  /// The card is face down, or none that can be seen has the title.
  case notRecalled
  case noSuchCard(Int)

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
    case .score: .done(.score)
    case .recalled: .done(.recalled)
    case .notRecalled: .refused(.notRecalled)
    case .noSuchCard: .refused(.noSuchCard)
    }
  }

  var shows: Shown {
    switch self {
    case .hint, .par, .score: .screen
    case .review, .watch: .listFirst
    case .noHint, .sums, .reviewRefused, .share, .shareRefused, .watchRefused, .recalled, .notRecalled,
      .noSuchCard:
      .nothing
    }
  }

  func tellsTurn(_ context: AnswerContext) -> Bool {
    switch self {
    case .par: context.table?.game.isOver == true
    case .score: true
    default: false
    }
  }
}

extension Table {
  package mutating func reduce(_ action: ReviewAction, _ analyst: Analyst) -> Next {
    let notice: ReviewNotice =
      switch action {
      case .hintRequested: giveHint(analyst)
      case .parRequested: .par(Assessment(self, analyst))
      case .watchRequested(let isPerfect): game.isOver ? .watch(isPerfect: isPerfect) : .watchRefused
      case .scoreRequested: .score
      case .recallRequested(let text): recall(text)
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

  /// What `recall` answers about a card or a title: only what can be seen.
  private func recall(_ text: String) -> ReviewNotice {
    let cards = game.board.cards
    if let card = Word(text).count {
      guard cards.contains(card) else { return .noSuchCard(card) }
      return game.board.isUp(card) || game.board.isMatched(card) ? .recalled([card]) : .notRecalled
    }
    let seen = cards.filter { card in
      (game.board.isUp(card) || game.board.isMatched(card)) && reading(of: card).names(text)
    }
    return seen.isEmpty ? .notRecalled : .recalled(seen)
  }
}

extension CardReading {
  /// Whether the card shows this title or artist.
  fileprivate func names(_ text: String) -> Bool {
    [title, artist].contains { $0.map(TypedText.folded) == TypedText.folded(text) }
  }
}
