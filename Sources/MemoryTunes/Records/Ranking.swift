/// How the recorded games that one person played compare with one another.
///
/// It is kept from one finished game to the next and told only of what was recorded since: to read all records
/// at the end of each game would take a time that grows with the square of the games.
package final class Ranking: RecordsFollower {
  private struct Score: Hashable {
    let isAssisted: Bool
    let moves: Int
    let seconds: Int
  }

  private var finished = RecordLines(.finished)
  private var solo = SoloNames()
  /// How many games there are, by their number of pairs and their score.
  private var games: [Int: [Score: Int]] = [:]
  /// In how many moves each deal was finished first, by its number of pairs and its seed. Where the mates lie
  /// does not depend on the deck.
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

  func past(seed: UInt64, pairs: Int) -> Past {
    Past(finished: deals[pairs]?[seed].map { Int($0) }, best: best(pairs: pairs))
  }

  private func best(pairs: Int) -> Int? {
    games[pairs]?.keys.filter { !$0.isAssisted }.map(\.moves).min()
  }

  /// Where a game stands that is not among the records yet.
  func placing(pairs: Int, moves: Int, seconds: Int, isAssisted: Bool = false) -> Rank {
    let scores = games[pairs] ?? [:]
    let better = scores.filter {
      $0.key.isAssisted == isAssisted ? ($0.key.moves, $0.key.seconds) <= (moves, seconds) : isAssisted
    }
    return Rank(
      seconds: seconds, rank: better.values.reduce(1, +), games: scores.values.reduce(1, +),
      best: best(pairs: pairs))
  }
}
