import Flow

/// Middleware that keeps what a settled line has changed: the game on the table, the category, and in the records the
/// games that were begun and finished. No reducer learns of it.
final class Keeper {
  private let home: World.Home
  private let game: GameKeeper
  private var category: Category
  private var before: Facts
  /// Whether what is played now was played before: then it is no game for the records.
  var isReplaying = false

  /// What tells that a game was begun or finished.
  private struct Facts {
    let table: Int
    let isBegun: Bool
    let isFinished: Bool

    init(_ state: borrowing GameState) {
      table = state.table?.number ?? 0
      isBegun = state.table?.began != nil
      isFinished = state.table?.board.isFinished ?? false
    }
  }

  /// `state` is what is kept already, by a script of so many bytes.
  init(_ state: borrowing GameState, size: Int, home: World.Home) {
    self.home = home
    game = GameKeeper(state, size: size, keep: home.keepGame)
    category = home.keptCategory()
    before = Facts(state)
  }

  var middleware: Middleware<AppState, AppAction, Effect> {
    Middleware { [self] store, action, next in
      next(action)
      if case .settled = action { settle(store.state.game) }
      if case .records(.forgotten(let kept, _)) = action, kept == .game || kept == .everything { game.forget() }
    }
  }

  private func settle(_ state: borrowing GameState) {
    let now = Facts(state)
    if let table = state.table, !isReplaying {
      let isNew = now.table != before.table
      // A table that comes back has no end; what there is to say of it was said before.
      let isFirst = isNew ? table.ended != nil : !before.isBegun
      if now.isBegun, isFirst, table.players.isOnePerson { home.keepBegun(RecordsFile.Begun(table).line) }
      // The record comes first: where the end of the program comes between, nothing is lost.
      if now.isFinished, isNew || !before.isFinished, !table.isTampered, let record = Record(table) {
        home.keepRecord(record.line)
      }
    }
    before = now
    game.settle(state)
    if category != state.next.category {
      category = state.next.category
      home.keepCategory(category)
    }
  }
}
