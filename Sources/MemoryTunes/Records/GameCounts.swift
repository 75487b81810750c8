import MemoryGame

/// Counts of games by their number of pairs and, for finished games, of moves.
struct GameCounts {
  struct Game: Hashable {
    let pairs: Int
    let moves: Int
  }

  var begun: [Int: Int] = [:]
  var finished: [Game: Int] = [:]

  /// A group for each number of pairs, in ascending order.
  func groups(category: Category?) -> [Stats.Group] {
    var groups: [Stats.Group] = []
    var begun = begun.sorted { $0.key < $1.key }[...]
    func append(_ pairs: Int, _ begun: Int, _ moves: [(moves: Int, games: Int)]) {
      groups.append(Stats.Group(category: category, pairs: pairs, begun: begun, moves: moves))
    }
    func appendBegun(below pairs: Int) {
      while let first = begun.first, first.key < pairs {
        append(first.key, first.value, [])
        begun.removeFirst()
      }
    }
    var games = finished.sorted { ($0.key.pairs, $0.key.moves) < ($1.key.pairs, $1.key.moves) }[...]
    while let pairs = games.first?.key.pairs {
      appendBegun(below: pairs)
      let end = games.firstIndex { $0.key.pairs != pairs } ?? games.endIndex
      let ofPairs = begun.first?.key == pairs ? begun.removeFirst().value : 0
      append(pairs, ofPairs, games[..<end].map { (moves: $0.key.moves, games: $0.value) })
      games = games[end...]
    }
    appendBegun(below: .max)
    return groups
  }
}
