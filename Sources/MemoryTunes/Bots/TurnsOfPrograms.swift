import MemoryGame

/// What the computer players and bots of the game on the table remember. It follows from the deal and the log,
/// and is kept from move to move, so that no move reads the log again.
struct TurnsOfPrograms {
  private var computers: SeatedPrograms?
  /// How much of the log the bot at each seat has been shown, if it was asked.
  private var told: [Int: Int] = [:]
  /// The game, and the entries of its log that the computer players have seen.
  private var table = 0
  private var undone = 0
  private var seen = 0

  /// The move of the computer player whose turn it is; nil if it is a bot's turn.
  mutating func choice(on table: borrowing Table) -> Choice? {
    follow(table)
    return computers?.choice(of: table.game.turns.turn)
  }

  /// The question to the bot whose turn it is.
  mutating func question(on table: borrowing Table) -> BotQuestion {
    follow(table)
    let seat = table.game.turns.turn
    defer { told[seat] = table.game.log.position }
    return BotQuestion(
      table.game.board, seat: seat, turned: news(for: seat, on: table), isNewGame: told[seat] == nil,
      mayPass: table.passRefusal == nil)
  }

  /// The bots are asked as in a new game from now on.
  mutating func forgetBots() { told = [:] }

  /// What the bots are told when the game is over, by name.
  mutating func reports(on table: borrowing Table) -> [(name: String, report: BotReport)] {
    follow(table)
    var reports: [(name: String, report: BotReport)] = []
    for (seat, player) in table.players.list.enumerated() where player.kind == .bot {
      let news = news(for: seat, on: table)
      reports.append(
        (player.name, (seat: seat, won: table.game.turns.pairs, turned: news, isNewGame: told[seat] == nil)))
    }
    return reports
  }

  /// What was turned up since the bot at a seat was last asked, or since the deal.
  private func news(for seat: Int, on table: borrowing Table) -> [TurnedCard] {
    table.game.cardsTurned(since: told[seat] ?? 0)
  }

  /// Shows the computer players the cards that were turned up since their last move.
  private mutating func follow(_ table: borrowing Table) {
    let position = table.game.log.position
    if self.table != table.number || undone != table.undone || seen > position {
      if self.table != table.number || undone != table.undone { told = [:] }
      computers = nil
    }
    if computers == nil {
      computers = SeatedPrograms(
        table.players.list.map(\.strategy), cards: table.game.board.faces.count, faces: table.game.deckSize,
        generator: table.generator, after: table.game.flips())
    } else {
      for turned in table.game.flips(since: seen) { computers?.observe(turned.card) }
    }
    (self.table, undone, seen) = (table.number, table.undone, position)
  }
}
