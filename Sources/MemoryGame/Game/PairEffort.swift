/// The effort to find a pair.
package struct PairEffort: Equatable {
  package let face: UInt32
  /// How many times its two cards were turned up, including the last two times.
  package let turns: Int
  /// How many moves were made from the first sight of one of its cards to the match.
  package let moves: Int
}

extension Game {
  /// The hardest pairs, at most this many, hardest first. Excludes pairs found at the first sight of their
  /// cards.
  package func hardestPairs(_ most: Int) -> [PairEffort] {
    var isSecond = false
    var first: UInt32?
    var move = 0
    var seen: [UInt32: (turns: Int, firstMove: Int)] = [:]
    var found: [PairEffort] = []
    for index in 0..<log.position {
      guard case .flip(let card) = log[index] else { continue }
      let face = board.faces[card - 1]
      seen[face, default: (0, move)].turns += 1
      if isSecond {
        if first == face, let pair = seen[face], pair.turns > 2 {
          found.append(PairEffort(face: face, turns: pair.turns, moves: move - pair.firstMove))
        }
        move += 1
      }
      first = face
      isSecond.toggle()
    }
    // Harder to find: turned up more often, otherwise in more moves, otherwise first in the deck.
    found.sort { (-$0.turns, -$0.moves, $0.face) < (-$1.turns, -$1.moves, $1.face) }
    return Array(found.prefix(most))
  }
}
