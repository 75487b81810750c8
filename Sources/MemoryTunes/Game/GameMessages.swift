/// What the game says: the wording of its notices, and nothing else.
extension GameState {
  /// The message for a notice that answers a line. It quotes the player's own words.
  func message(_ notice: GameNotice, to line: Line?) -> String {
    switch notice {
    case .dealt:
      dealt(table!)
    case .seedChosen:
      "The next deal uses seed \(next.seed)."
    case .match(let face):
      "A pair: \(table!.deck.text(.title, at: Int(face))), \(table!.deck.text(.artist, at: Int(face)))."
    case .mismatch where table!.board.lookedAt.isFirst:
      "No pair: both cards are turned back, and the one that is up begins a new move."
    case .mismatch:
      "No pair. Both cards are turned back when you flip the next one."
    case .finished:
      congratulation(table!)
    case .flipRefused(let refusal):
      message(refusal, on: table!.board) { line?.quoted($0) ?? "\($0)" }
    case .pairsRefused(_, let tunes) where tunes < 2:
      "No game can be dealt from so few tunes: \(tunes). It takes at least 2."
    case .pairsRefused(let asked, let tunes):
      """
      \(line?.quoted(asked) ?? "\(asked)") pairs cannot be dealt: at least 2, and at most \(tunes). \
      Type: play \(min(NextGame.usualPairs, tunes))
      """
    case .noTunes(let problem):
      "No tunes: \(problem.message)."
    case .tunes(let notice):
      notice.message(next: next)
    case .noGame:
      "There is no game on the table to which that could have happened."
    }
  }

  private func dealt(_ table: Table) -> String {
    let advice = "Flip two cards by their numbers, like: flip 1 2"
    guard let trouble = table.tunes.trouble else {
      return "\(table.board.pairs) pairs of \(table.deck.name). \(advice)"
    }
    let origin = "\(table.tunes.origin.description), for \(trouble.message)"
    return "\(table.board.pairs) pairs of \(table.deck.name), \(origin). \(advice)"
  }

  func congratulation(_ table: Table) -> String {
    let sum = "\(table.board.moves) moves, \(table.board.flips) flips."
    let note = table.isTampered ? " A flip was undone, so the records will not have this game." : ""
    return "Congratulations! You've finished the game! \(sum)\(note) Again: play"
  }

  private func message(
    _ refusal: Board.Refusal, on board: Board, _ quoted: (_ number: Int) -> String
  ) -> String {
    let other = board.cards.first(where: board.canFlip)
    let advice = other.map { "Flip another one, like: flip \($0)" } ?? "For another game, type: play"
    return switch refusal {
    case .noSuchCard(let card):
      "There is no card \(quoted(card)): they are 1 to \(board.cards.upperBound). \(advice)"
    case .onlyCardUp(let card):
      "Card \(quoted(card)) is face up already. \(advice)"
    case .matched(let card):
      "Card \(quoted(card)) has found its mate. \(advice)"
    case .cannotFollow(let card, let first) where card == first:
      "Card \(quoted(card)) cannot be flipped twice in a row; nothing was turned. Type: flip \(card)"
    case .cannotFollow(let card, let first):
      "Card \(quoted(card)) cannot be flipped after \(quoted(first)); nothing was turned. Type: flip \(first)"
    }
  }
}
