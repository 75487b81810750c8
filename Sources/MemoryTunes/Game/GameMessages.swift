/// What the game says: the wording of its notices, and nothing else.
extension GameState {
  /// The message for a notice that answers a line. It quotes the player's own words.
  func message(_ notice: GameNotice, to line: Line?) -> String {
    switch notice {
    case .dealt:
      "\(table!.board.pairs) pairs of \(table!.deck.name). Flip two cards by their numbers, like: flip 1 2"
    case .seedChosen:
      "The next game is dealt from seed \(next.seed)."
    case .match(let face):
      "A pair: \(table!.deck.text(.title, at: Int(face))), \(table!.deck.text(.artist, at: Int(face)))."
    case .mismatch:
      "No pair. Both cards are turned back when you flip the next one."
    case .finished:
      congratulation(table!.board)
    case .flipRefused(let refusal):
      message(refusal, on: table!.board) { line?.quoted($0) ?? "\($0)" }
    case .pairsRefused(let asked, let tunes):
      """
      A game of \(line?.quoted(asked) ?? "") pairs cannot be dealt. Type a number from 2 to \(tunes), \
      like: play \(min(NextGame.usualPairs, tunes))
      """
    case .noTunes(let problem):
      problem.message
    }
  }

  func congratulation(_ board: Board) -> String {
    "Congratulations! You've finished the game! \(board.moves) moves, \(board.flips) flips. For another, type: play"
  }

  private func message(
    _ refusal: Board.Refusal, on board: Board, _ quoted: (_ number: Int) -> String
  ) -> String {
    switch refusal {
    case .noSuchCard(let card):
      return "There is no card \(quoted(card)). Type a number from 1 to \(board.cards.upperBound), like: flip 1"
    case .onlyCardUp(let card):
      let other = board.cards.first(where: board.canFlip) ?? card
      return
        "Card \(quoted(card)) is face up already. To turn another one, type its number, like: flip \(other)"
    case .matched(let card):
      guard let other = board.cards.first(where: board.canFlip) else {
        return "Card \(quoted(card)) has found its mate, and so have all others. For another game, type: play"
      }
      return
        "Card \(quoted(card)) has found its mate. To turn another one, type its number, like: flip \(other)"
    }
  }
}
