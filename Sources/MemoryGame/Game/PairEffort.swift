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
    let faces = flips().map(\.card.face)
    var seen: [UInt32: (turns: Int, firstMove: Int)] = [:]
    var found: [PairEffort] = []
    for (index, face) in faces.enumerated() {
      let move = index / 2
      seen[face, default: (0, move)].turns += 1
      let isMatch = !index.isMultiple(of: 2) && faces[index - 1] == face
      guard isMatch, let pair = seen[face], pair.turns > 2 else { continue }
      found.append(PairEffort(face: face, turns: pair.turns, moves: move - pair.firstMove))
    }
    // Harder to find: turned up more often, otherwise in more moves, otherwise first in the deck.
    found.sort { (-$0.turns, -$0.moves, $0.face) < (-$1.turns, -$1.moves, $1.face) }
    return Array(found.prefix(most))
  }
}
