/// A line that changed something, and what undoes it.
struct Step {
  /// The line as it was typed, cut if it is long.
  let line: String
  var change: Change

  enum Change {
    /// This many entries of the table's log.
    case play(Int)
    indirect case exchange(Exchange)
  }
}

/// What a step replaced. To undo the step, the two change places; to redo it, again.
struct Exchange {
  var checkpoint: Checkpoint
  /// Nil if the table stayed the same.
  var putAway: PutAway?
  /// How many entries of the log were made as well.
  var play = 0

  mutating func swap(_ game: inout GameState, _ path: inout Path<Route>) {
    let checkpoint = Checkpoint(game, path: path)
    self.checkpoint.apply(to: &game, &path)
    self.checkpoint = checkpoint
    guard let putAway else { return }
    self.putAway = PutAway(game.table)
    game.table = putAway.table?.table
  }
}

/// The game that was put away, if there was one.
struct PutAway {
  let table: StoredTable?

  init(_ table: Table?) {
    self.table = table.map(StoredTable.init)
  }
}

extension Step.Change {
  mutating func undo(_ game: inout GameState, _ path: inout Path<Route>) {
    switch self {
    case .play(let count): game.table?.game.takeBack(count)
    case .exchange(let exchange):
      if exchange.play > 0 { game.table?.game.takeBack(exchange.play) }
      swap(exchange, &game, &path)
    }
  }

  mutating func redo(_ game: inout GameState, _ path: inout Path<Route>) {
    switch self {
    case .play(let count): game.table?.game.redo(count)
    case .exchange(let exchange):
      swap(exchange, &game, &path)
      if exchange.play > 0 { game.table?.game.redo(exchange.play) }
    }
  }

  private mutating func swap(_ exchange: Exchange, _ game: inout GameState, _ path: inout Path<Route>) {
    var exchange = exchange
    exchange.swap(&game, &path)
    self = .exchange(exchange)
  }
}
