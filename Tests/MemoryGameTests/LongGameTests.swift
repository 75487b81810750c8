import Testing

@testable import MemoryGame

/// A very long game that has forgotten its beginning.
struct LongGameTests {
  @Test func `a game that forgot its beginning keeps the seats of flips and its analysis`() throws {
    var game = Game(Deal(deckSize: 2, pairs: 2, seed: 1), players: 2)
    let other = try #require(game.board.cards.first { game.board.faces[$0 - 1] != game.board.faces[0] })
    for _ in 1...2 {
      while game.log.count <= PlayLog.most { _ = try game.flip(1, then: other) }
      let seats = game.seatsOfFlips
      let sums = Analyst().analysis(of: game, id: 1).sums
      // With an odd number of entries left, the first is the second flip of a move.
      game.forgetBeginning(keeping: PlayLog.most / 2 + 1)
      #expect(game.log.count == PlayLog.most / 2 + 1 + 2 * PlayLog.context)
      let areSame = game.seatsOfFlips.elementsEqual(seats.suffix(game.log.count))
      #expect(areSame)
      #expect(Analyst().analysis(of: game, id: 1).sums == sums)
    }
  }
}
