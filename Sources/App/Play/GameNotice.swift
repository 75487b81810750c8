import MemoryGame
import Text

/// The result of an action at the table.
enum GameNotice: Answer, Equatable {
  /// The first card of a move was turned up.
  case turned
  case match(face: UInt32)
  case mismatch
  /// All pairs are found.
  case finished
  /// All pairs are found, with the rank. Indirect, so that a answer of a flip needs no box.
  indirect case ranked(Rank)
  /// All pairs are found in a game against a level of play, with what came before.
  indirect case contested(PastBouts)
  /// Everybody passed, which ends the game.
  case drawn
  case passed
  /// The player gave up, and all cards are up.
  case revealed
  case flipRefused(Board.Refusal)
  /// The board has no such place; no columns if the rows cannot be counted.
  case noSuchPlace(columns: Int)
  /// The second card might belong to another player's move.
  case oneCardOnly(Int)
  case passRefused(PassRefusal)
  /// A computer player of this name is to move.
  case notYourTurn(String)
  /// The bot of this name is asked for its move.
  case botAwaited(String)
  /// The bot of this name has not moved.
  case botFailed(String, BotProblem)

  var shows: Shown { .cards }

  func tellsTurn(_ context: AnswerContext) -> Bool {
    switch self {
    case .match, .mismatch, .passed, .finished, .ranked, .contested, .drawn, .revealed: true
    case .turned: context.style.isPlain
    case .flipRefused, .noSuchPlace, .oneCardOnly, .passRefused, .notYourTurn, .botAwaited, .botFailed: false
    }
  }

  /// Plain output shows the score, or after different cards the moves, on its own line.
  func draw(_ context: AnswerContext, into output: inout Output) {
    guard context.style.isPlain, let table = context.table, !table.isShared else { return }
    switch self {
    case .match: output.paragraph(table.standing(context.words), style: context.style)
    case .mismatch: output.paragraph(table.movesAfterMismatch(context.words), style: context.style)
    default: break
    }
  }

  func code(_ context: AnswerContext) -> AnswerCode {
    context.isNewTable && !isRefusal ? .done(.dealt) : code
  }

  func addMembers(_ context: AnswerContext, to object: inout Output) {
    guard let table = context.table else { return }
    switch self {
    case .finished, .contested, .drawn, .revealed: object.addResult(of: table, nil, context)
    case .ranked(let rank): object.addResult(of: table, rank, context)
    default: break
    }
  }

  var code: AnswerCode {
    switch self {
    case .turned: .done(.turned)
    case .match: .done(.match)
    case .mismatch: .done(.mismatch)
    case .finished, .ranked, .contested: .done(.finished)
    case .drawn: .done(.drawn)
    case .passed: .done(.passed)
    case .revealed: .done(.revealed)
    case .flipRefused(let refusal): refusal.code
    case .noSuchPlace: .refused(.noSuchPlace)
    case .oneCardOnly: .refused(.oneCardOnly)
    case .passRefused(let refusal): refusal.code
    case .notYourTurn: .refused(.notYourTurn)
    case .botAwaited: .done(.turned)
    case .botFailed(_, let problem): problem.code
    }
  }
}

extension BotProblem {
  fileprivate var code: AnswerCode {
    switch self {
    case .unknown: .refused(.noSuchBot)
    case .ended: .refused(.botEnded)
    case .late: .refused(.botLate)
    case .tooLong: .refused(.botTooLong)
    case .illegal: .refused(.botIllegal)
    case .stalled: .refused(.botStalled)
    case .givenUp: .refused(.botGivenUp)
    }
  }
}

/// Why a player cannot pass.
enum PassRefusal: Equatable, Sendable {
  case alone
  case isOver
  /// A card of the move is already turned up.
  case moveBegun
  /// Fewer than two cards that are not matched have been shown.
  case tooFewShown

  fileprivate var code: AnswerCode {
    switch self {
    case .alone: .refused(.playingAlone)
    case .isOver: .refused(.gameOver)
    case .moveBegun: .refused(.moveBegun)
    case .tooFewShown: .refused(.tooFewShown)
    }
  }
}

extension Board.Refusal {
  fileprivate var code: AnswerCode {
    switch self {
    case .noSuchCard: .refused(.noSuchCard)
    case .onlyCardUp: .refused(.cardUp)
    case .matched: .refused(.cardMatched)
    case .cannotFollow: .refused(.cardCannotFollow)
    }
  }
}
