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

/// A bot has moved, or not.
struct BotMoved: TableAction {
  let move: Result<Choice, BotProblem>

  func reduce(_ table: inout Table) -> Next {
    switch move {
    case .success(let choice): return Next(events: table.move(choice))
    case .failure(let problem):
      table.hasBotFailed = true
      return .refuse(.play(.bot(table.player.name, problem)))
    }
  }
}
