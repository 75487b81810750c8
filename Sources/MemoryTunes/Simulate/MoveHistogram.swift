import MemoryGame
import Text
import Wording

/// The distribution of moves as bars of text, next to that of the theory: a row for each number of moves or, if
/// there would be too many rows, for each range.
struct MoveHistogram {
  private let rows: [(moves: ClosedRange<Int>, games: Int)]

  private static let mostRows = 20
  /// The fewest columns for a useful bar.
  private static let leastBar = 8

  /// `counts` is not empty, and in ascending order of the moves.
  init(_ counts: [(moves: Int, games: Int)]) {
    let (least, most) = (counts[0].moves, counts[counts.count - 1].moves)
    let step = Self.step { most / $0 - least / $0 < Self.mostRows }
    var sums = Array(repeating: 0, count: most / step - least / step + 1)
    for (moves, games) in counts { sums[moves / step - least / step] += games }
    rows = sums.enumerated().map { index, sum in
      let first = (least / step + index) * step
      return (first...first + step - 1, sum)
    }
  }

  /// The least of 1, 2, 5, 10, 20, 50 ... that fits.
  private static func step(_ fits: (Int) -> Bool) -> Int {
    var power = 1
    while true {
      for factor in [1, 2, 5] where fits(power * factor) { return power * factor }
      power *= 10
    }
  }

  func lines(_ distribution: MoveDistribution?, width: Int, _ words: Wording) -> [String] {
    func percent(_ share: Double) -> String {
      words.percentage(number: words.decimal(100 * share, digits: 3))
    }
    let total = Double(rows.reduce(0) { $0 + $1.games })
    let moves = TextTable.Column(words.movesColumn, labels)
    let games = TextTable.Column(words.gamesColumn, rows.map { "\($0.games)" })
    let shares = TextTable.Column(words.shareColumn, rows.map { percent(Double($0.games) / total) })
    let theory = distribution.map { distribution in
      TextTable.Column(
        words.theoryColumn,
        rows.map { percent(distribution.share(of: $0.moves)) })
    }
    // In a narrow terminal, columns make room for the bars.
    let tables = [[moves, games, shares, theory], [moves, games, shares], [moves, shares], [moves]]
      .map { TextTable($0.compactMap(\.self)) }
    let table = tables.first { $0.width + 2 + Self.leastBar <= width } ?? tables[3]
    return zip(table.lines, [""] + bars(room: max(1, width - table.width - 2)))
      .map { $1.isEmpty ? $0 : "\($0)  \($1)" }
  }

  /// `12`, or `10-14`.
  var labels: [String] {
    rows.map {
      $0.moves.count == 1 ? "\($0.moves.lowerBound)" : "\($0.moves.lowerBound)-\($0.moves.upperBound)"
    }
  }

  /// A bar for each row. The longest fills the room, and a count above 0 is visible.
  func bars(room: Int) -> [String] {
    let most = rows.reduce(1) { max($0, $1.games) }
    return rows.map { row in
      let length = (Double(row.games) / Double(most) * Double(room)).rounded()
      return String(repeating: "#", count: row.games > 0 ? max(1, Int(length)) : 0)
    }
  }
}
