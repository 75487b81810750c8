/// A match as in a game file: `5 2 1.5 0.5`, the most games, how many are over, and the points of each player.
extension Match {
  var line: String { (["\(games)", "\(played)"] + points).joined(separator: " ") }

  /// The points of each player, by seat.
  var points: [String] { halves.map { "\($0 / 2)" + ($0.isMultiple(of: 2) ? "" : ".5") } }

  /// If it is decided, the most games and the points of each player: `5 3 1.5`.
  package var decided: String? { isDecided ? (["\(games)"] + points).joined(separator: " ") : nil }

  /// Nil for anything else, and for another number of players.
  init?(line: String, players: Int) {
    let words = line.split(separator: " ").map { Word(String($0)) }
    let halves = words.dropFirst(2).compactMap { Self.halves($0.typed) }
    guard words.count == players + 2, halves.count == players, let games = words[0].count,
      let played = words[1].count
    else { return nil }
    self.init(of: games, played: played, halves: halves)
  }

  private static func halves(_ points: String) -> Int? {
    let isHalf = points.hasSuffix(".5")
    let whole = Word(isHalf ? String(points.dropLast(2)) : points).count
    return whole.flatMap { $0 < 100 ? 2 * $0 + (isHalf ? 1 : 0) : nil }
  }
}
