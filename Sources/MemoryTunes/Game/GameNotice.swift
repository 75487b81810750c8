/// What there is to say of the last thing that happened in the game.
enum GameNotice: Equatable {
  case dealt
  case seedChosen
  case match(face: UInt32)
  case mismatch
  case finished
  case flipRefused(Board.Refusal)
  /// The second of two cards might be one of another player's move.
  case oneCardOnly(Int)
  case pairsRefused(asked: Int, tunes: Int)
  case noTunes(FetchProblem)
  case tunes(TunesNotice)
  /// What is given could not have happened to the game on the table.
  case noGame
  case noTable
  case tooManyPairsForPrograms
  case drawnOut
  case passed
  case passRefused(PassRefusal)
  case playersChosen
  case players(Players)
  case hint(Hint)
  case noHint
  case par(Standing)
  case review(Review)
  case reviewRefused

  /// Whether its message tells whose turn it is, where several play.
  var tellsTurn: Bool { self == .dealt || self == .mismatch || self == .passed || isMatch }

  private var isMatch: Bool { if case .match = self { true } else { false } }

  var review: Review? { if case .review(let review) = self { review } else { nil } }

  var isRefusal: Bool {
    switch self {
    case .flipRefused, .oneCardOnly, .pairsRefused, .noTunes, .noGame, .noTable, .tooManyPairsForPrograms,
      .passRefused, .noHint, .reviewRefused:
      true
    case .tunes(let notice): notice.isRefusal
    case .dealt, .seedChosen, .match, .mismatch, .finished, .drawnOut, .passed, .playersChosen, .players, .hint,
      .par, .review:
      false
    }
  }
}

/// Why a move cannot be given up.
enum PassRefusal: Equatable {
  case alone
  case isOver
  /// A card of the move is turned up already.
  case moveBegun
  /// Fewer than two cards that are not matched have been shown.
  case tooFewShown
}
