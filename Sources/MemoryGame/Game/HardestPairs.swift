extension Game {
  /// The hardest pairs, at most this many, hardest first. Excludes pairs found at the first sight of their
  /// cards.
  ///
  /// `turns`: how many times the two cards were turned up, including the last two times. `moves`: how many were
  /// made from the first sight of one of them to the match.
  package func hardestPairs(_ most: Int) -> [(face: UInt32, turns: Int, moves: Int)] {
    let faces = flips().map(\.card.face)
    var seen: [UInt32: (turns: Int, firstMove: Int)] = [:]
    var found: [(face: UInt32, turns: Int, moves: Int)] = []
    for (index, face) in faces.enumerated() {
      let move = index / 2
      seen[face, default: (0, move)].turns += 1
      let isMatch = !index.isMultiple(of: 2) && faces[index - 1] == face
      guard isMatch, let pair = seen[face], pair.turns > 2 else { continue }
      found.append((face, pair.turns, move - pair.firstMove))
    }
    // Harder to find: turned up more often, otherwise in more moves, otherwise first in the deck.
    found.sort { (-$0.turns, -$0.moves, $0.face) < (-$1.turns, -$1.moves, $1.face) }
    return Array(found.prefix(most))
  }
}
