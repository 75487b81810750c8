import MemoryGame

extension Table {
  /// Whether a computer player or a bot is to move.
  var isProgramsTurn: Bool { !game.isOver && !player.isPerson }

  /// Makes the move of a computer player or a bot.
  mutating func move(_ choice: Choice) -> [Event] {
    do throws(PlayRefusal) {
      switch choice {
      case .pass: return try pass()
      case .flip(let card):
        // In impossible games from edited files, a program may choose a card that is found.
        let legal = game.board.canFlip(card) ? card : game.board.cards.first(where: game.board.canFlip)
        return try flip(legal ?? card, then: nil)
      }
    } catch {
      return [.refused(.play(error))]
    }
  }

  /// The refusal of a person's move while a program is to move; nil if none is.
  var programsTurn: PlayRefusal? { isProgramsTurn ? .notYourTurn(player.name) : nil }
}

extension Table {
  /// A bot has moved, or not.
  mutating func move(_ reply: Result<Choice, BotProblem>) -> Next {
    switch reply {
    case .success(let choice): return Next(events: move(choice))
    case .failure(let problem):
      hasBotFailed = true
      return .refuse(.play(.bot(player.name, problem)))
    }
  }
}
