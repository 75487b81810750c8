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

  private mutating func move(_ choice: Choice, _ analyst: Analyst) -> any PlayAnswer {
    switch choice {
    case .pass: pass(analyst)
    case .flip(let card): flip(game.board.canFlip(card) ? card : firstThatCanBeFlipped ?? card, then: nil)
    }
  }

  /// For impossible games from edited files.
  private var firstThatCanBeFlipped: Int? { game.board.cards.first(where: game.board.canFlip) }

  private mutating func askBot(_ analyst: Analyst) -> Next {
    let question = question(analyst)
    opponents.tellBot(upTo: LogPosition(self))
    return Next(answer: BotAwaited(name: player.name), effects: [.askBot(player.name, question)])
  }
}
