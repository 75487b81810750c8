/// A line that changed something.
struct Step {
  /// As it was typed, cut when it is long.
  let line: String
  var change: Change

  enum Change {
    /// So many entries of the log of the table.
    case play(Int)
    indirect case exchange(Exchange)
  }
}

/// What a step put in the place of something else. To undo it the two change places, and again to redo it.
struct Exchange {
  var setting: Setting
  /// Nil when the table stayed the same.
  var replaced: Replaced?

  mutating func change(_ game: inout GameState, _ path: inout Path) {
    let setting = Setting(game, path: path)
    self.setting.apply(to: &game, &path)
    self.setting = setting
    guard let replaced else { return }
    self.replaced = Replaced(table: game.table.map(StoredTable.init))
    game.table = replaced.table?.table
  }
}

/// The game that was put away, if there was one.
struct Replaced {
  let table: StoredTable?
}

/// All that can be gone back over beside the game on the table.
struct Setting: Equatable {
  let path: Path
  let category: Category
  let seed: UInt64
  let deck: Deck?
  let players: Players

  init(_ game: borrowing GameState, path: Path) {
    self.path = path
    category = game.next.category
    seed = game.next.seed
    deck = game.next.deck
    players = game.next.players
  }

  func apply(to game: inout GameState, _ path: inout Path) {
    path = self.path
    game.next.category = category
    game.next.seed = seed
    game.next.deck = deck
    game.next.players = players
  }
}

extension Step.Change {
  mutating func undo(_ game: inout GameState, _ path: inout Path) {
    switch self {
    case .play(let count): game.table!.takeBack(count)
    case .exchange(let exchange): change(exchange, &game, &path)
    }
  }

  mutating func redo(_ game: inout GameState, _ path: inout Path) {
    switch self {
    case .play(let count): game.table!.goOn(count)
    case .exchange(let exchange): change(exchange, &game, &path)
    }
  }

  private mutating func change(_ exchange: Exchange, _ game: inout GameState, _ path: inout Path) {
    var exchange = exchange
    exchange.change(&game, &path)
    self = .exchange(exchange)
  }
}
