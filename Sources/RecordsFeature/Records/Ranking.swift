import MemoryCore

/// The ranking of the recorded games that one person played.
///
/// It is kept between games and reads only new records: reading all records after each game would take
/// quadratic time.
package final class Ranking: RecordsFollower {
  private struct Score: Hashable {
    let isAssisted: Bool
    let moves: Int
    let seconds: Int
  }

  private var finished = RecordLines(.finished)
  private var solo = SoloNames()
  /// The number of games by number of pairs and score.
  private var games: [Int: [Score: Int]] = [:]
  /// The moves of the first finish of each deal, by number of pairs and seed. The layout does not depend on the
  /// deck.
  private var deals: [Int: [UInt64: Int32]] = [:]

  package init() {}

  package func startOver() {
    (finished, solo, games, deals) = (RecordLines(.finished), SoloNames(), [:], [:])
  }

  package func add(_ piece: Span<UInt8>) {
    finished.add(piece) { line, columns in
      guard let columns = RecordColumns(line, least: columns) else { return false }
      if solo.isOnePerson(columns.players, of: line) {
        let score = Score(
          isAssisted: columns.isAssisted, moves: columns.moves, seconds: columns.seconds)
        games[columns.pairs, default: [:]][score, default: 0] += 1
      }
      if deals[columns.pairs]?[columns.seed] == nil {
        deals[columns.pairs, default: [:]][columns.seed] = Int32(columns.moves)
      }
      return true
    }
  }

  package func endFile(mayGrow: Bool) {
    finished.endFile(mayGrow: mayGrow)
  }

  package var unreadable: Int { finished.unreadable }

  package func past(seed: UInt64, pairs: Int, seen: Sightings) -> Past {
    Past(finished: deals[pairs]?[seed].map { Int($0) }, best: best(pairs: pairs), seen: seen)
  }

  private func best(pairs: Int) -> Int? {
    games[pairs]?.keys.filter { !$0.isAssisted }.map(\.moves).min()
  }

  /// The rank of a game that is not recorded yet.
  package func placing(pairs: Int, moves: Int, seconds: Int, isAssisted: Bool = false) -> Rank {
    let scores = games[pairs] ?? [:]
    let better = scores.filter {
      $0.key.isAssisted == isAssisted ? ($0.key.moves, $0.key.seconds) <= (moves, seconds) : isAssisted
    }
    return Rank(
      seconds: seconds, rank: better.values.reduce(1, +), games: scores.values.reduce(1, +),
      best: best(pairs: pairs))
  }
}
