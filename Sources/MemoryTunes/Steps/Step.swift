import MemoryCore
import MenuFeature

/// A line that changed something, and how to undo it.
struct Step {
  /// The line as typed, cut if it is long.
  let line: String
  var change: Change

  /// Whether cards were turned.
  var isPlay: Bool {
    switch change {
    case .play: true
    case .exchange(let exchange): exchange.play > 0
    }
  }

  enum Change {
    /// This many entries of the table's log.
    case play(Int)
    indirect case exchange(Exchange)
  }
}

/// What a step replaced. Undo and redo exchange it with the current state.
struct Exchange {
  var checkpoint: Checkpoint
  /// Nil if the table stayed the same.
  var putAway: PutAway?
  /// The number of log entries made as well.
  var play = 0

  mutating func swap(_ table: inout HeldTable, _ game: inout GameState, _ path: inout Path<Route>) {
    let checkpoint = Checkpoint(game, path: path)
    self.checkpoint.apply(to: &game, &path)
    self.checkpoint = checkpoint
    guard let putAway else { return }
    self.putAway = PutAway(table: table.stored, file: putAway.file.map { _ in game.file })
    game.file = putAway.file ?? game.file
    table = putAway.table.map(HeldTable.stored) ?? .none
  }
}

/// The game that was replaced, if any.
struct PutAway {
  let table: StoredTable?
  /// The number of the file in which it waits; nil if the other game is saved in its place.
  let file: Int?

  init(_ table: Table?, file: Int? = nil) {
    self.init(table: table.map(StoredTable.init), file: file)
  }

  init(table: StoredTable?, file: Int?) {
    (self.table, self.file) = (table, file)
  }
}

extension Step.Change {
  var putAway: PutAway? { if case .exchange(let exchange) = self { exchange.putAway } else { nil } }

  mutating func undo(_ table: inout HeldTable, _ game: inout GameState, _ path: inout Path<Route>) {
    switch self {
    case .play(let count): table.takeBack(count)
    case .exchange(var exchange):
      if exchange.play > 0 { table.takeBack(exchange.play) }
      exchange.swap(&table, &game, &path)
      self = .exchange(exchange)
    }
  }

  mutating func redo(_ table: inout HeldTable, _ game: inout GameState, _ path: inout Path<Route>) {
    switch self {
    case .play(let count): table.redo(count)
    case .exchange(var exchange):
      exchange.swap(&table, &game, &path)
      if exchange.play > 0 { table.redo(exchange.play) }
      self = .exchange(exchange)
    }
  }
}
