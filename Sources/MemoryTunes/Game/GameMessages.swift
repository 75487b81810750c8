/// What the game says: the wording of its notices, and nothing else.
extension GameState {
  /// The message for a notice that answers a line. It quotes the player's own words.
  func message(_ notice: GameNotice, to line: Line?) -> String? {
    switch notice {
    case .dealt where table!.isOver:
      table!.conclusion
    case .dealt where isShared:
      dealt(table!) + ". " + table!.turnSentence
    case .dealt:
      dealt(table!) + ". " + "Flip two cards by their numbers, like: flip 1 2"
    case .match where isShared, .mismatch where isShared, .passed where isShared:
      table!.turnSentence
    case .seedChosen:
      "The next deal uses seed \(next.seed)."
    case .match(let face):
      "A pair: \(table!.deck.text(.title, at: Int(face))), \(table!.deck.text(.artist, at: Int(face)))."
    case .mismatch where table!.board.lookedAt.isFirst:
      "No pair: both cards are turned back, and the one that is up begins a new move."
    case .mismatch:
      "No pair. Both cards are turned back when you flip the next one."
    case .finished, .drawnOut:
      table!.conclusion
    case .passed:
      nil
    case .passRefused(let refusal):
      message(refusal, line)
    case .tooManyPairsForPrograms:
      "Players of the program play at most \(NextGame.mostPairsOfPrograms) pairs."
    case .playersChosen:
      "The next game is played by \(next.players.names)."
    case .players(let players):
      "Playing: \(players.names)."
    case .hint(let hint):
      message(hint)
    case .noHint:
      "The game is over: there is nothing left to flip. For another one, type: play"
    case .par(let standing):
      standing.message
    case .review(let review):
      review.message
    case .reviewRefused:
      "A game of more than \(PerfectPlay.mostPairs) pairs cannot be reviewed."
    case .noTable:
      "\(line?.quotedWord ?? "") needs a game on the table. To deal one, type: play"
    case .flipRefused(let refusal):
      message(refusal, on: table!.board) { line?.quoted($0) ?? "\($0)" }
    case .oneCardOnly(let card):
      "A card is up already, and the next move may be another player's. Type: flip \(card)"
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

  /// Whether several play.
  private var isShared: Bool { table?.players.list.count ?? 1 > 1 }

  private func dealt(_ table: Table) -> String {
    guard let trouble = table.tunes.trouble else { return "\(table.board.pairs) pairs of \(table.deck.name)" }
    let origin = "\(table.tunes.origin.description), for \(trouble.message)"
    return "\(table.board.pairs) pairs of \(table.deck.name), \(origin)"
  }

  private func message(_ refusal: PassRefusal, _ line: Line?) -> String {
    let word = line?.quotedWord ?? ""
    return switch refusal {
    case .alone: "\(word) is for games of several players. To begin one, type: players you optimal"
    case .isOver: "The game is over. For another one, type: play"
    case .moveBegun:
      "\(word) gives up a whole move, and a card of this one is turned already. Flip another one."
    case .tooFewShown: "\(word) needs two cards that have been shown and are not matched. Flip one."
    }
  }

  private func message(_ hint: Hint) -> String {
    switch hint.kind {
    case .mate: "Flip \(hint.card): it is the mate of the card that is up."
    case .pair: "Flip \(hint.card): its mate has been shown as well."
    case .unseen: "Flip \(hint.card): it has not been shown, and nothing that has is better."
    }
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
