import MemoryGame

/// A best of several games by the same players, who begin in turn: in each game the seats move on by one.
struct Match: Equatable, Sendable {
  /// How many games it can have.
  static let lengths = [3, 5, 7, 9]

  /// The most games.
  let games: Int
  /// How many are over.
  private(set) var played = 0
  /// The points of each player, by seat: 1 for a game won, 0.5 for a level one.
  private(set) var points: [Double]

  /// Nil for an impossible number of games or score.
  init?(of games: Int, played: Int = 0, points: [Double]) {
    // Each game gives one point to its winner, or half a point to each of several.
    let most = Double(played) * max(1, Double(points.count) / 2)
    guard Self.lengths.contains(games), 0..<games ~= played, points.count > 1,
      points.allSatisfy({ 0...Double(played) ~= $0 && (2 * $0).rounded() == 2 * $0 }),
      Double(played)...most ~= points.reduce(0, +)
    else { return nil }
    (self.games, self.played, self.points) = (games, played, points)
  }

  /// Whether the last game is over, or nobody can catch up with the player in the lead any more.
  var isDecided: Bool {
    let order = points.sorted(by: >)
    return played == games || order[0] > order[1] + Double(games - played)
  }

  var leaders: [Int] { points.indices.filter { points[$0] == points.max() } }

  /// The match for the players of the next game; a new one if it is decided.
  var next: Match {
    var next = self
    if isDecided { (next.played, next.points) = (0, points.map { _ in 0 }) }
    next.points.append(next.points.removeFirst())
    return next
  }

  /// Counts a game. A player who gives it up does not win it.
  fileprivate mutating func count(_ game: borrowing Game) {
    played += 1
    let loser = game.phase == .revealed ? game.turns.turn : nil
    let seats = points.indices.filter { $0 != loser }
    let most = seats.map { game.turns.score(of: $0).pairs }.max() ?? 0
    let best = seats.filter { game.turns.score(of: $0).pairs == most }
    for seat in best { points[seat] += best.count == 1 ? 1 : 0.5 }
  }

  var line: String { "\(games) \(played) \(pointsInLine)" }

  /// If it is decided, the most games and the points of each player: `5 3 1.5`.
  var decided: String? { isDecided ? "\(games) \(pointsInLine)" : nil }

  private var pointsInLine: String {
    points.map { Self.isWhole($0) ? "\(Int($0))" : "\($0)" }.joined(separator: " ")
  }

  static func isWhole(_ points: Double) -> Bool { points == points.rounded() }

  /// Nil for anything else, for another number of players, and for a match that is decided.
  init?(line: String, players: Int) {
    let words = line.split(separator: " ")
    let points = words.dropFirst(2).compactMap { Double($0) }
    guard words.count == players + 2, points.count == players, let games = Int(words[0]),
      let played = Int(words[1])
    else { return nil }
    self.init(of: games, played: played, points: points)
    if self.line != line || isDecided { return nil }
  }
}

extension Table {
  /// The match as it stands, with this game if it is over; nil if the game is not part of one.
  var match: Match? {
    var match = matchBefore
    if game.isOver { match?.count(game) }
    return match
  }
}
