import MemoryGame

extension Table {
  /// Lets computer players move until it is the turn of a person or a bot. Returns the result of the last flip
  /// or pass, or the question to the bot; nil if it is already a person's turn.
  package mutating func moveOpponents(_ analyst: Analyst) -> Next? {
    var next: Next?
    while !game.isOver, !player.isPerson {
      guard player.strategy != nil else { return askBot(analyst) }
      guard let choice = programsChoice() else { return next }
      let answer = move(choice, analyst)
      next = .answer(answer)
      if answer.isRefusal { break }
    }
    return next
  }

  private mutating func programsChoice() -> Choice? {
    var opponents = Opponents()
    swap(&opponents, &self.opponents)
    defer { self.opponents = opponents }
    return opponents.choice(at: self)
  }

  private mutating func move(_ choice: Choice, _ analyst: Analyst) -> any Answer {
    switch choice {
    case .pass: return pass(analyst)
    case .flip(let card):
      // In impossible games from edited files, a program may choose a card that is found.
      let legal = game.board.canFlip(card) ? card : game.board.cards.first(where: game.board.canFlip)
      return flip(legal ?? card, then: nil)
    }
  }

  private mutating func askBot(_ analyst: Analyst) -> Next {
    let seat = game.turns.turn
    let question = BotQuestion(
      game.board, seat: seat, turned: news(for: seat), isNewGame: opponents.told[seat] == nil,
      mayPass: passRefusal(analyst) == nil)
    opponents.told[seat] = LogPosition(self)
    return Next(answer: BotAwaited(name: player.name), effects: [.askBot(player.name, question)])
  }

  /// What the bots are told when the game is over, by name.
  package var reports: [(name: String, report: BotReport)] {
    let won = players.list.indices.map { game.turns.score(of: $0).pairs }
    return players.list.indices.filter { players.list[$0].kind == .bot }.map { seat in
      let isNewGame = opponents.told[seat] == nil
      return (
        players.list[seat].name, BotReport(seat: seat, won: won, turned: news(for: seat), isNewGame: isNewGame)
      )
    }
  }

  /// What was turned up since the bot at a seat was last asked, or since the deal.
  private func news(for seat: Int) -> [TurnedCard] {
    cardsTurned(since: opponents.told[seat] ?? LogPosition(nil)).map { card, seat in
      TurnedCard(ShownCard(number: card, face: game.board.faces[card - 1]), seat: seat)
    }
  }
}
