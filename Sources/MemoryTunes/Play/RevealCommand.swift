import MemoryGame
import Wording

let revealCommand = Command(
  name: "reveal", place: .game, availability: .inPlay, consequence: .losesIfConfirmed
) { _ in .act(.play(.reveal)) }

extension Table {
  /// The player gives up, and all cards are turned up.
  mutating func revealCards() -> Reduction {
    if game.isOver { return .refuse(.play(.gameIsOver)) }
    game.reveal()
    let (board, seat) = (game.board, game.turns.turn)
    let revealed = board.revealedCards.map { TurnedCard(card: board.shown($0), seat: seat) }
    return .say(.ended(Ending(phase: .revealed, revealed: revealed)))
  }
}
