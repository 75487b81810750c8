/// The tallies of runs of games that were played at the same time and end in any order. Adjacent runs are
/// joined, so there is at most one more of them than there are threads.
package struct TallyRuns: Sendable {
  private var runs: [(games: Range<Int>, tally: Tally)] = []
  private let players: Int

  package init(players: Int) {
    self.players = players
  }

  package mutating func add(_ games: Range<Int>, _ tally: Tally) {
    guard !games.isEmpty else { return }
    var index = runs.firstIndex { $0.games.lowerBound >= games.upperBound } ?? runs.endIndex
    if index > 0, runs[index - 1].games.upperBound == games.lowerBound {
      index -= 1
      runs[index].games = runs[index].games.lowerBound..<games.upperBound
      runs[index].tally.add(tally)
    } else {
      runs.insert((games, tally), at: index)
    }
    guard index + 1 < runs.endIndex, runs[index + 1].games.lowerBound == games.upperBound else { return }
    let next = runs.remove(at: index + 1)
    runs[index].games = runs[index].games.lowerBound..<next.games.upperBound
    runs[index].tally.add(next.tally)
  }

  /// The games from the first one to the first missing one. Later ones are left out, so an interrupted
  /// simulation reports the same games as a shorter one.
  package var fromFirst: Tally {
    runs.first { $0.games.lowerBound == 0 }?.tally ?? Tally(players: players)
  }
}
