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
    var place = runs.firstIndex { $0.games.lowerBound >= games.upperBound } ?? runs.endIndex
    if place > 0, runs[place - 1].games.upperBound == games.lowerBound {
      place -= 1
      runs[place].games = runs[place].games.lowerBound..<games.upperBound
      runs[place].tally.add(tally)
    } else {
      runs.insert((games, tally), at: place)
    }
    guard place + 1 < runs.endIndex, runs[place + 1].games.lowerBound == games.upperBound else { return }
    let next = runs.remove(at: place + 1)
    runs[place].games = runs[place].games.lowerBound..<next.games.upperBound
    runs[place].tally.add(next.tally)
  }

  /// The games from the first one up to the first that is missing. Later ones are left out, so that an
  /// interrupted simulation reports the same games as one that was asked for that many.
  package var fromFirst: Tally {
    runs.first { $0.games.lowerBound == 0 }?.tally ?? Tally(players: players)
  }
}
