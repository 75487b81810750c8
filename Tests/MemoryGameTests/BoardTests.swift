import Testing

@testable import MemoryGame

/// The rules of turning cards. Cards 1 and 2 are a pair, and so are 3 and 4, 5 and 6.
struct BoardTests {
  var board = Board(faces: [0, 0, 1, 1, 2, 2])

  @Test mutating func `the first card of a move is turned up and counts a flip`() throws {
    #expect(try board.flip(3) == .first)
    #expect(board.faceUp == .first(3))
    #expect(board.flips == 1 && board.moves == 0)
  }

  @Test mutating func `two cards with the same tune stay up`() throws {
    _ = try board.flip(1)
    #expect(try board.flip(2) == .match(face: 0))
    #expect(board.isMatched(1) && board.isMatched(2))
    #expect(board.faceUp == .none)
    #expect(board.flips == 2 && board.moves == 1 && board.matchedPairs == 1)
  }

  @Test mutating func `two cards with different tunes stay up until the next flip`() throws {
    _ = try board.flip(1)
    #expect(try board.flip(3) == .mismatch)
    #expect(board.faceUp == .both(1, 3))
    #expect(board.flips == 2 && board.moves == 1 && board.matchedPairs == 0)
  }

  @Test(arguments: [(5, "another"), (1, "the first of them"), (3, "the second of them")])
  func `the next flip turns back two unmatched cards`(card: Int, which: String) throws {
    var board = board
    _ = try board.flip(1)
    _ = try board.flip(3)
    #expect(try board.flip(card) == .first)
    #expect(board.faceUp == .first(card))
    #expect(board.cards.filter(board.isUp) == [card])
    #expect(board.flips == 3 && board.moves == 1)
  }

  @Test mutating func `the only card up cannot be flipped again`() throws {
    _ = try board.flip(1)
    expectRefusal(.onlyCardUp(1), of: 1)
  }

  @Test mutating func `a matched card cannot be flipped`() throws {
    _ = try board.flip(1)
    _ = try board.flip(2)
    expectRefusal(.matched(2), of: 2)
  }

  @Test(arguments: [0, 7, -1, .max, .min])
  func `a card that does not exist cannot be flipped`(card: Int) {
    expectRefusal(.noSuchCard(card), of: card)
  }

  private func expectRefusal(_ refusal: Board.Refusal, of card: Int) {
    var board = board
    #expect(throws: refusal) { try board.flip(card) }
    #expect(board == self.board)
  }

  @Test mutating func `a game is finished only when all cards are matched`() throws {
    for card in 1...6 {
      #expect(!board.isFinished)
      _ = try board.flip(card)
    }
    #expect(board.isFinished)
    #expect(board.flips == 6 && board.moves == 3)
  }

  @Test func `face-up cards are listed in ascending order`() throws {
    var board = board
    for card in [3, 4, 6, 1] { _ = try board.flip(card) }
    var up: [Int] = []
    board.forEachUp { up.append($0) }
    #expect(up == [1, 3, 4, 6])
  }
}
