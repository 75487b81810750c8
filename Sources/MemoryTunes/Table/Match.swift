import MemoryGame

/// A best of several games by the same players, who begin in turn: in each game the seats move on by one.
struct Match: Equatable, Sendable {
  /// How many games it can have.
  static let lengths = [3, 5, 7, 9]

  /// The most games.
  let games: Int
  /// How many are over.
  private(set) var played = 0
  /// The points of each player, in halves, by seat: 2 for a game won, 1 for a level one.
  private(set) var halves: [Int]

  /// Nil for an impossible number of games or score.
  init?(of games: Int, played: Int = 0, halves: [Int]) {
    guard Self.lengths.contains(games), 0..<games ~= played, halves.count > 1,
      halves.allSatisfy({ 0...2 * played ~= $0 })
    else { return nil }
    (self.games, self.played, self.halves) = (games, played, halves)
  }

  /// Whether the last game is over, or nobody can catch up with the player in the lead any more.
  var isDecided: Bool {
    let order = halves.sorted(by: >)
    return played == games || order[0] > order[1] + 2 * (games - played)
  }

  var leaders: [Int] { halves.indices.filter { halves[$0] == halves.max() } }

  /// The match for the players of the next game; a new one if it is decided.
  var next: Match {
    var next = self
    if isDecided { (next.played, next.halves) = (0, halves.map { _ in 0 }) }
    next.halves.append(next.halves.removeFirst())
    return next
  }

  /// Counts a game. A player who gives it up does not win it.
  fileprivate mutating func count(_ game: borrowing Game) {
    played += 1
    let loser = game.phase == .revealed ? game.turns.turn : nil
    let seats = halves.indices.filter { $0 != loser }
    let most = seats.map { game.turns.score(of: $0).pairs }.max() ?? 0
    let best = seats.filter { game.turns.score(of: $0).pairs == most }
    for seat in best { halves[seat] += best.count == 1 ? 2 : 1 }
  }

  var line: String { (["\(games)", "\(played)"] + points).joined(separator: " ") }

  /// The points of each player, by seat.
  var points: [String] { halves.map { "\($0 / 2)" + ($0.isMultiple(of: 2) ? "" : ".5") } }

  /// If it is decided, the most games and the points of each player: `5 3 1.5`.
  var decided: String? { isDecided ? (["\(games)"] + points).joined(separator: " ") : nil }

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

extension Table {
  /// The match as it stands, with this game if it is over; nil if the game is not part of one.
  var match: Match? {
    var match = matchBefore
    if game.isOver { match?.count(game) }
    return match
  }
}
