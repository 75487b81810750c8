import MemoryGame

/// What computer players and bots at a table know of the game. It follows from the deal and the log, so undo
/// rebuilds it.
struct Opponents {
  /// The computer players, and how much of the log they have seen; nil before their first move.
  private var programs: (players: SeatedPrograms, seen: Int)?
  /// The position up to which the bot at each seat has been shown the game, if it was asked.
  var told: [Int: LogPosition] = [:]

  /// The move of the computer player whose turn it is. Called once for each flip and pass.
  mutating func choice(at table: borrowing Table) -> Choice? {
    let position = table.game.log.position
    var players: SeatedPrograms
    if let programs = programs.take() {
      players = programs.players
      for turned in table.game.flips(since: programs.seen) { players.observe(turned.card) }
    } else {
      players = SeatedPrograms(
        table.players.list.map(\.strategy), cards: table.game.board.faces.count, faces: table.game.deckSize,
        generator: table.generator, after: table.game.flips())
    }
    let choice = players.choice(of: table.game.turns.turn)
    programs = (players, position)
    return choice
  }
}
