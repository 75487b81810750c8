import App
import MemoryGame

/// Where a session stands after a line: all that a line can change, except the cards, which are in the log of
/// the table.
struct Standpoint {
  let checkpoint: Checkpoint
  let play: LogPosition
  /// Nil without a game.
  let game: GameFacts?

  init(_ game: borrowing GameState, path: Path) {
    checkpoint = Checkpoint(game, path: path)
    play = LogPosition(game.table)
    self.game = GameFacts(game.table)
  }

  /// The facts about a game of which a line may be the first.
  struct GameFacts {
    let isOver: Bool
    let wasFinished: Bool
    let wasRevealed: Bool
    let isBroughtBack: Bool

    init?(_ table: borrowing Table?) {
      switch table {
      case .none: return nil
      case .some(let table):
        isOver = table.game.isOver
        (wasFinished, wasRevealed) = (table.game.wasFinished, table.game.wasRevealed)
        isBroughtBack = table.isBroughtBack
      }
    }
  }
}
