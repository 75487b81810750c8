import Testing

@testable import MemoryGame

/// Two cards in one command. Cards 1 and 2 are a pair, and so are 3 and 4, 5 and 6.
struct TwoFlipsTests {
  /// The cards flipped before, the two cards, and the result; nil if they are refused.
  struct Case: CustomTestStringConvertible {
    let before: [Int]
    let first: Int
    let second: Int
    let flip: Board.Flip?
    var testDescription: String { "\(before), then \(first) \(second)" }
  }

  static let cases = [
    Case(before: [], first: 1, second: 2, flip: .match(face: 0)),
    Case(before: [], first: 1, second: 3, flip: .mismatch),
    Case(before: [], first: 1, second: 1, flip: nil),
    Case(before: [], first: 1, second: 7, flip: nil),
    Case(before: [], first: 7, second: 1, flip: nil),
    Case(before: [1], first: 2, second: 3, flip: .match(face: 0)),
    Case(before: [1], first: 3, second: 5, flip: .mismatch),
    Case(before: [1], first: 3, second: 3, flip: .mismatch),
    Case(before: [1], first: 3, second: 1, flip: .mismatch),
    Case(before: [1], first: 1, second: 2, flip: nil),
    Case(before: [1], first: 2, second: 2, flip: nil),
    Case(before: [1], first: 2, second: 1, flip: nil),
    Case(before: [1], first: 2, second: 9, flip: nil),
    Case(before: [1, 3], first: 1, second: 2, flip: .match(face: 0)),
    Case(before: [1, 3], first: 3, second: 1, flip: .mismatch),
    Case(before: [1, 3], first: 3, second: 3, flip: nil),
    Case(before: [1, 2], first: 3, second: 1, flip: nil),
  ]

  @Test(arguments: cases)
  func `two cards are flipped one after the other, or not at all`(_ it: Case) throws {
    var board = Board(faces: [0, 0, 1, 1, 2, 2])
    for card in it.before { _ = try board.flip(card) }
    var oneByOne = board
    let before = board
    if let flip = it.flip {
      #expect(try board.flip(it.first, then: it.second) == flip)
      _ = try oneByOne.flip(it.first)
      _ = try oneByOne.flip(it.second)
      #expect(board == oneByOne)
    } else {
      #expect(throws: Board.Refusal.self) { try board.flip(it.first, then: it.second) }
      #expect(board == before)
    }
  }
}
