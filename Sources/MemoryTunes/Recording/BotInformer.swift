import MemoryCore
import MemoryGame
import PlayFeature

/// Middleware that reports the end of a game to the bots at the table.
final class BotInformer {
  private let tell: (_ name: String, BotReport) -> Void
  /// The numbers of the deal last seen in play, and of the one over now.
  private var (played, over): (Int?, Int?)

  init(tell: @escaping (_ name: String, BotReport) -> Void) {
    self.tell = tell
  }

  /// Takes the state after an action.
  func observe(_ state: borrowing AppState) {
    guard state.isLineFinished, let table = state.game.table else { return }
    let deals = state.game.deals
    guard table.game.isOver else {
      (played, over) = (table.number, nil)
      return
    }
    // Undo may bring back a game whose end was reported before.
    if over != table.number, table.number == played || table.number == deals {
      for (name, report) in table.reports { tell(name, report) }
    }
    (played, over) = (nil, table.number)
  }
}
