import MemoryGame
import Wording

let revealCommand = Command(
  name: "reveal", place: .game, availability: .inPlay, consequence: .losesIfConfirmed
) { _ in .game(RevealRequested()) }

/// The player gives up, and all cards are turned up.
struct RevealRequested: TableAction {
  func reduce(_ table: inout Table) -> Next {
    if table.game.isOver { return .refuse(.play(.gameIsOver)) }
    table.game.reveal()
    let board = table.game.board
    let seat = table.game.turns.turn
    let revealed = board.revealedCards.map { TurnedCard(card: board.shown($0), seat: seat) }
    return .say(.ended(Ending(phase: .revealed, revealed: revealed)))
  }
}
