/// The outcome of games, as counts that can be added to those of other games in any order.
package struct Tally: Equatable, Sendable {
  package private(set) var games = 0
  /// The pairs that each player matched, by seat.
  package private(set) var won: [Int]
  /// Games that ended because all players passed.
  package private(set) var drawn = 0
  /// Games by their number of moves.
  private var counts: [Int: Int] = [:]

  package init(players: Int) { won = Array(repeating: 0, count: players) }

  /// Games that were counted elsewhere.
  package init(won: [Int], drawn: Int, moves: [(moves: Int, games: Int)]) {
    (self.won, self.drawn) = (won, drawn)
    for (moves, games) in moves {
      self.games += games
      counts[moves, default: 0] += games
    }
  }

  mutating func add(_ board: Board, _ turns: Turns) {
    games += 1
    for seat in won.indices { won[seat] += turns.score(of: seat).pairs }
    if turns.isDrawn { drawn += 1 }
    counts[board.moves, default: 0] += 1
  }

  mutating func add(_ other: Tally) {
    games += other.games
    drawn += other.drawn
    for seat in won.indices { won[seat] += other.won[seat] }
    for (moves, games) in other.counts { counts[moves, default: 0] += games }
  }

  /// The numbers of moves that occurred, ascending, and how many games took each.
  package var moves: [(moves: Int, games: Int)] {
    counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

extension MoveDistribution {
  /// The tally must have a game.
  package init(_ tally: Tally) {
    self.init(tally.moves.map { ($0.moves, Double($0.games)) }, total: Double(tally.games))
  }

  /// The standard deviation of games, estimated from these, and the standard error of the mean; nil for a
  /// single game.
  package var standardDeviation: Double? { total > 1 ? (variance * total / (total - 1)).squareRoot() : nil }
  package var standardError: Double? { standardDeviation.map { $0 / total.squareRoot() } }
}

/// The tallies of runs of games that are played at the same time and end in any order.
package struct TallyRuns: Sendable {
  /// The games from the first one to the first missing one. Later ones are left out, so an interrupted
  /// simulation reports the same games as a shorter one.
  package private(set) var fromFirst: Tally
  /// Runs after a missing game, by their first game.
  private var later: [Int: Tally] = [:]

  package init(players: Int) { fromFirst = Tally(players: players) }

  package mutating func add(_ tally: Tally, from first: Int) {
    later[first] = tally
    while let next = later.removeValue(forKey: fromFirst.games) { fromFirst.add(next) }
  }
}
