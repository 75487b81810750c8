import MemoryGame
import Text
import Wording

/// The distribution of moves as bars of text, next to that of the theory.
struct MoveHistogram {
  private let histogram: Histogram
  private let games: Int
  private let distribution: MoveDistribution?
  private let words: Wording

  /// The tally must have a game.
  init(_ tally: Tally, _ distribution: MoveDistribution?, _ words: Wording) {
    self.words = words
    histogram = Histogram(tally.moves.map { (number: $0.moves, count: $0.games) })
    games = tally.games
    self.distribution = distribution
  }

  func lines(width: Int) -> [String] {
    let counts = histogram.rows.map(\.count)
    let moves = TextTable.Column(words.movesColumn, histogram.labels)
    let games = TextTable.Column(words.gamesColumn, counts.map(String.init))
    let shares = TextTable.Column(words.shareColumn, counts.map { percent(Double($0) / Double(self.games)) })
    let theory = distribution.map { [TextTable.Column(words.theoryColumn, self.theory($0))] } ?? []
    // In a narrow terminal, columns make room for the bars.
    let tables = [[moves, games, shares] + theory, [moves, games, shares], [moves, shares], [moves]]
      .map(TextTable.init)
    let table = tables.first { $0.width + 2 + Self.leastBar <= width } ?? tables[3]
    let bars = [""] + histogram.bars("#", room: max(1, width - table.width - 2))
    return zip(table.lines, bars).map { $1.isEmpty ? $0 : "\($0)  \($1)" }
  }

  /// The fewest columns for a useful bar.
  private static let leastBar = 8

  private func theory(_ distribution: MoveDistribution) -> [String] {
    histogram.rows.map { row in
      let possible = row.numbers.filter { $0 <= 2 * distribution.pairs }
      return percent(possible.reduce(0) { $0 + distribution.share(of: $1) })
    }
  }

  private func percent(_ share: Double) -> String {
    words.percentage(number: words.decimal(100 * share, digits: 3))
  }
}
