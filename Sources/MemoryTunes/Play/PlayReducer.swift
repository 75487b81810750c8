import MemoryGame

extension PlayAction {
  func reduce(_ table: inout Table) -> Reduction {
    switch self {
    case .flip(let card, let second): return table.flip(card, then: second)
    case .pass: return table.playersMove { table throws(PlayRefusal) in try table.pass() }
    case .reveal: return table.revealCards()
    case .columnsCounted(let columns, let places): return table.flip(places, columns: columns)
    case .botMoved(let reply): return table.move(reply)
    case .kindRecalled(let isFamiliar): table.isFamiliar = isFamiliar
    case .dealRecalled(let past): table.recall(past, isFinished: false)
    case .finished(let history): return table.finish(after: history)
    }
    return Reduction()
  }

  /// The cards that a player named otherwise than by their numbers; nil if there are none.
  func cards(on table: borrowing Table) -> [Int]? {
    switch self {
    case .flip(let card, let second) where card == .last || second == .last:
      [card, second].compactMap(\.self).map { table.number(of: $0) }
    case .columnsCounted(let columns, let places): table.cards(at: places, columns: columns)
    case .flip, .pass, .reveal, .botMoved, .kindRecalled, .dealRecalled, .finished: nil
    }
  }
}

extension Table {
  /// Makes a move of the player whose turn it is: a person.
  mutating func playersMove(_ move: (inout Table) throws(PlayRefusal) -> [Event]) -> Reduction {
    if let refusal = programsTurn { return .refuse(.play(refusal)) }
    do throws(PlayRefusal) {
      return Reduction(events: try move(&self))
    } catch {
      return .refuse(.play(error))
    }
  }

  /// The refusal of a person's move while a program is to move; nil if none is.
  var programsTurn: PlayRefusal? { isProgramsTurn ? .notYourTurn(player.name) : nil }

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

  /// A bot has moved, or not.
  mutating func move(_ reply: Result<Choice, BotFailure>) -> Reduction {
    switch reply {
    case .success(let choice): return Reduction(events: move(choice))
    case .failure(let failure):
      hasBotFailed = true
      return .refuse(.play(.bot(player.name, failure)))
    }
  }
}
