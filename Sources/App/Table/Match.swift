import MemoryGame

/// A best of several games by the same players, who begin in turn: in each game the seats move on by one.
package struct Match: Equatable, Sendable {
  /// How many games it can have.
  package static let lengths = [3, 5, 7, 9]

  /// The most games.
  package let games: Int
  /// How many are over.
  package private(set) var played = 0
  /// The points of each player, in halves, by seat: 2 for a game won, 1 for a level one.
  package private(set) var halves: [Int]

  /// Nil for an impossible number of games or score.
  package init?(of games: Int, played: Int = 0, halves: [Int]) {
    guard Self.lengths.contains(games), 0..<games ~= played, halves.count > 1,
      halves.allSatisfy({ 0...2 * played ~= $0 })
    else { return nil }
    (self.games, self.played, self.halves) = (games, played, halves)
  }

  /// Whether the last game is over, or nobody can catch up with the player in the lead any more.
  package var isDecided: Bool {
    let order = halves.sorted(by: >)
    return played == games || order[0] > order[1] + 2 * (games - played)
  }

  /// The seats of the players with the most points.
  package var leaders: [Int] { halves.indices.filter { halves[$0] == halves.max() } }

  /// The match for the players of the next game; a new one if it is decided.
  package var next: Match {
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
}

extension Table {
  /// The match as it stands, with this game if it is over; nil if the game is not part of one.
  package var match: Match? {
    var match = matchBefore
    if game.isOver { match?.count(game) }
    return match
  }
}
