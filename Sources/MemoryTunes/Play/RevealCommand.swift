import MemoryGame
import Wording

let revealCommand = Command(
  name: "reveal", place: .game, availability: .inPlay, consequence: .losesIfConfirmed
) { _ in .game(RevealRequested()) }

/// The player gives up, and all cards are turned up.
struct RevealRequested: TableAction {
  func reduce(_ table: inout Table) -> Next {
    if table.game.isOver { return .answer(Said.gameIsOver) }
    table.game.reveal()
    return .answer(GameEnded("revealed"))
  }
}
