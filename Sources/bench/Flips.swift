import MemoryGame
import PlayFeature

/// Endless flips on a board of any size.
///
/// The cards are drawn at random from the whole board, equally many for every size, so that reading the list
/// costs the same. Cards in numeric order would favor large boards, because the processor would prefetch the
/// next one. There are few enough that their cache lines (650 KB of a board of a million) stay in the
/// processor's cache. With four times as many, a flip waits for main memory, which took 3 to 75 ns depending on
/// the load of the machine.
///
/// A move is a mismatch. Every eighth also tries the mate with a second card that is refused, so that the rules
/// undo the pair: the set of matched cards is written and the game continues. A second copy of the board would
/// be copied then.
struct Flips {
  typealias Flip = (card: Int32, second: Int32)

  private let flips: [Flip]
  private var index = 0

  private static let moves = 4_096
  private static let none: Int32 = 0

  init(board: Board) {
    let mates = Self.mates(on: board)
    var generator = LinearCongruential(state: 7)
    var flips: [Flip] = []
    for move in 0..<Self.moves {
      let first = Int32.random(in: 1...Int32(mates.count - 1), using: &generator)
      let mate = mates[Int(first)]
      var second = first
      while second == first || second == mate {
        second = Int32.random(in: 1...Int32(mates.count - 1), using: &generator)
      }
      flips.append((first, Self.none))
      if move % 8 == 0 { flips.append((mate, mate)) }
      flips.append((second, Self.none))
    }
    self.flips = flips
  }

  mutating func next() -> GameAction {
    let flip = flips[index]
    index += 1
    if index == flips.count { index = 0 }
    return .flipped(Int(flip.card), then: flip.second == Self.none ? nil : Int(flip.second))
  }

  /// The mate of every card, by its number.
  private static func mates(on board: Board) -> [Int32] {
    var mates: [Int32] = Array(repeating: 0, count: board.faces.count + 1)
    var first: [UInt32: Int32] = [:]
    for (index, face) in board.faces.enumerated() {
      let card = Int32(index + 1)
      let mate = first.updateValue(card, forKey: face) ?? 0
      mates[Int(card)] = mate
      mates[Int(mate)] = card
    }
    return mates
  }
}

/// Draws the same numbers in every run. Source: D. Knuth, MMIX's generator.
private struct LinearCongruential: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 32)
  }
}
