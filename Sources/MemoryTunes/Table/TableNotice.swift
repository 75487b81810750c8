import MemoryGame

/// What happened on the table.
package enum TableNotice: Equatable {
  /// The first card of a move was turned up.
  case turned
  case match(face: UInt32)
  case mismatch
  /// All pairs are found. It is told where the game stands among the records, if there are any.
  case finished(Placing?)
  /// Everybody passed, which ends the game.
  case drawn
  case passed
  case flipRefused(Board.Refusal)
  /// The second of two cards might belong to another player's move.
  case oneCardOnly(Int)
  case passRefused(PassRefusal)
  /// A program player of this name is to move.
  case notYourTurn(String)

  /// Whether its message tells whose turn it is, in a game of several players.
  var tellsTurn: Bool {
    switch self {
    case .match, .mismatch, .passed: true
    case .turned, .finished, .drawn, .flipRefused, .oneCardOnly, .passRefused, .notYourTurn: false
    }
  }

  var endsGame: Bool {
    switch self {
    case .finished, .drawn: true
    case .turned, .match, .mismatch, .passed, .flipRefused, .oneCardOnly, .passRefused, .notYourTurn: false
    }
  }

  /// Where the game stands among the records, if it was finished just now.
  var placing: Placing? { if case .finished(let placing) = self { placing } else { nil } }

  var isRefusal: Bool {
    switch self {
    case .flipRefused, .oneCardOnly, .passRefused, .notYourTurn: true
    case .turned, .match, .mismatch, .finished, .drawn, .passed: false
    }
  }

  var code: AnswerCode {
    switch self {
    case .turned: .turned
    case .match: .match
    case .mismatch: .mismatch
    case .finished: .finished
    case .drawn: .drawn
    case .passed: .passed
    case .flipRefused(let refusal): refusal.code
    case .oneCardOnly: .oneCardOnly
    case .passRefused(let refusal): refusal.code
    case .notYourTurn: .notYourTurn
    }
  }
}

/// Why a move cannot be given up.
package enum PassRefusal: Equatable, Sendable {
  case alone
  case isOver
  /// A card of the move is already turned up.
  case moveBegun
  /// Fewer than two cards that are not matched have been shown.
  case tooFewShown

  fileprivate var code: AnswerCode {
    switch self {
    case .alone: .playingAlone
    case .isOver: .gameOver
    case .moveBegun: .moveBegun
    case .tooFewShown: .tooFewShown
    }
  }
}

extension Board.Refusal {
  fileprivate var code: AnswerCode {
    switch self {
    case .noSuchCard: .noSuchCard
    case .onlyCardUp: .cardUp
    case .matched: .cardMatched
    case .cannotFollow: .cardCannotFollow
    }
  }
}
