/// The outcome of games, as counts that can be added to those of other games in any order.
package struct Tally: Equatable, Sendable {
  package private(set) var games = 0
  /// The pairs that each player matched, by seat.
  package private(set) var won: [Int]
  /// Games that ended because all players passed.
  package private(set) var drawn = 0
  /// Games by their number of moves: in an array up to `fewMoves`, which is faster, and in a dictionary beyond.
  private var few: [Int] = []
  private var many: [Int: Int] = [:]

  private static let fewMoves = 8192

  package init(players: Int) { won = Array(repeating: 0, count: players) }

  /// Games that were counted elsewhere.
  package init(won: [Int], drawn: Int, moves: [(moves: Int, games: Int)]) {
    (self.won, self.drawn) = (won, drawn)
    for (moves, games) in moves {
      self.games += games
      add(games, moves: moves)
    }
  }

  mutating func add(_ board: Board, _ turns: Turns) {
    games += 1
    for seat in won.indices { won[seat] += turns.score(of: seat).pairs }
    if turns.isDrawn { drawn += 1 }
    add(1, moves: board.moves)
  }

  package mutating func add(_ other: Tally) {
    games += other.games
    drawn += other.drawn
    for seat in won.indices { won[seat] += other.won[seat] }
    for (moves, count) in other.few.enumerated() where count > 0 { add(count, moves: moves) }
    for (moves, count) in other.many { add(count, moves: moves) }
  }

  private mutating func add(_ count: Int, moves: Int) {
    guard moves < Self.fewMoves else {
      many[moves, default: 0] += count
      return
    }
    if moves >= few.count { few.append(contentsOf: repeatElement(0, count: moves + 1 - few.count)) }
    few[moves] += count
  }

  /// The numbers of moves that occurred, ascending, and how many games took each.
  package var moves: [(moves: Int, games: Int)] {
    few.enumerated().filter { $0.element > 0 }.map { ($0.offset, $0.element) }
      + many.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
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
