/// The tallies of runs of games that are played at the same time and end in any order.
package struct TallyRuns: Sendable {
  /// The games from the first one to the first missing one. Later ones are left out, so an interrupted
  /// simulation reports the same games as a shorter one.
  package private(set) var fromFirst: Tally
  /// Runs after a missing game, by their first game.
  private var later: [Int: Tally] = [:]

  package init(players: Int) {
    fromFirst = Tally(players: players)
  }

  package mutating func add(_ tally: Tally, from first: Int) {
    later[first] = tally
    while let next = later.removeValue(forKey: fromFirst.games) { fromFirst.add(next) }
  }
}
