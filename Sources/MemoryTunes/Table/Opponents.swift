import MemoryGame

/// What computer players and bots at a table know of the game. It follows from the deal and the log, so undo
/// rebuilds it.
struct Opponents {
  /// The computer players, and how much of the log they have seen; nil before their first move.
  fileprivate var programs: (players: SeatedPrograms, seen: Int)?
  /// The position up to which the bot at each seat has been shown the game, if it was asked.
  var told: [Int: LogPosition] = [:]
}

extension Table {
  /// The move of the computer player whose turn it is. Called once for each flip and pass.
  mutating func programsChoice() -> Choice? {
    let position = game.log.position
    var (players, seen) =
      opponents.programs.take() ?? (
        SeatedPrograms(
          players.list.map(\.strategy), cards: game.board.faces.count, faces: game.deckSize,
          generator: generator, after: game.flips()), position
      )
    for turned in game.flips(since: seen) { players.observe(turned.card) }
    defer { opponents.programs = (players, position) }
    return players.choice(of: game.turns.turn)
  }
}
