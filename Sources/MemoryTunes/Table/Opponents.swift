import MemoryGame

/// What the programs and bots at a table know of the game. It follows from the deal and from what was shown, so
/// after going back it is made anew.
struct Opponents {
  /// The program players, and how much of the log they have seen; nil before they are asked for the first time.
  private var programs: (players: SeatedPrograms, seen: Int)?
  /// What the bot at each seat was told last.
  private var told: [Int: LogPosition] = [:]

  /// What the program player does whose turn it is. It is asked once for each flip and pass.
  mutating func choice(at table: borrowing Table) -> Choice? {
    let position = table.game.log.position
    var players: SeatedPrograms
    if let programs = programs.take() {
      players = programs.players
      for event in table.game.events(programs.seen..<position) { players.observe(event) }
    } else {
      players = SeatedPrograms(
        table.players.list.map(\.strategy), cards: table.game.board.faces.count, generator: table.generator,
        after: table.game.events(table.game.log.forgotten..<position))
    }
    let choice = players.choice(of: table.game.turns.turn)
    programs = (players, position)
    return choice
  }

  /// Notes up to which position the bot whose turn it is has been told the game, and returns up to which it was
  /// told before; nil if it was told nothing.
  mutating func tellBot(upTo position: LogPosition) -> LogPosition? {
    told.updateValue(position, forKey: position.turn)
  }
}
