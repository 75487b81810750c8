import Testing

@testable import MemoryGame

/// Giving up.
struct RevealTests {
  private func cardsUp(_ board: Board) -> [Int] {
    var cards: [Int] = []
    board.forEachUp { cards.append($0) }
    return cards
  }

  @Test func `a reveal turns up all cards, matches none, and ends the game`() throws {
    var game = Game(Deal(deckSize: 3, pairs: 3, seed: 1), players: 1)
    _ = try game.flip(2, then: nil)
    game.reveal()
    #expect(game.phase == .revealed && game.isOver && !game.board.isFinished)
    #expect(cardsUp(game.board) == [1, 2, 3, 4, 5, 6])
    #expect(game.board.flips == 1 && game.board.moves == 0 && game.board.matchedPairs == 0)
    #expect(game.board.revealedCards == [1, 3, 4, 5, 6])
    #expect(!game.board.cards.contains(where: game.board.canFlip))
  }

  @Test func `a reveal is a log entry that can be undone and redone`() throws {
    var game = Game(Deal(deckSize: 3, pairs: 3, seed: 1), players: 2)
    _ = try game.flip(1, then: 2)
    let turn = game.turns.turn
    game.reveal()
    #expect(game.log[2] == .reveal && game.seatsOfFlips == [0, 0])
    #expect(game.moves(since: 0, turn: 0) == [CompletedMove(seat: 0, cards: [1, 2], wasBegun: false)])
    game.takeBack(1)
    #expect(game.phase == .playing && cardsUp(game.board) == [1, 2] && game.turns.turn == turn)
    #expect(game.wasRevealed)
    game.redo(1)
    #expect(game.phase == .revealed)
  }
}
