import App
import MemoryGame

/// Tells the bots at the table when a game is over. It subscribes to the store.
struct BotInformer {
  let tell: (_ name: String, BotReport) -> Void

  func tellEnd(_ state: borrowing AppState) {
    guard case .finished = state.phase, state.changes.isEnded, let table = state.game.table else { return }
    for (name, report) in table.reports { tell(name, report) }
  }
}
