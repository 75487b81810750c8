import MemoryGame
import Text
import Wording

/// The distribution of moves as bars of text: a line for each number of moves or, if there are many, for a
/// range of numbers.
struct MoveHistogram {
  private let counts: [(moves: Int, games: Int)]
  private let games: Int
  private let distribution: MoveDistribution?
  private let words: Wording
  /// How many numbers of moves share a line.
  private let step: Int
  private let lines: ClosedRange<Int>

  private static let mostLines = 20

  /// The tally must have a game.
  init(_ tally: Tally, _ statistics: MoveStatistics, _ distribution: MoveDistribution?, _ words: Wording) {
    self.words = words
    counts = tally.moves
    games = tally.games
    self.distribution = distribution
    let (least, most) = (statistics.least, statistics.most)
    step = Self.step { most / $0 - least / $0 < Self.mostLines }
    lines = least / step...most / step
  }

  /// The least of 1, 2, 5, 10, 20, 50 ... that fits.
  private static func step(_ fits: (Int) -> Bool) -> Int {
    var power = 1
    while true {
      for factor in [1, 2, 5] where fits(power * factor) { return power * factor }
      power *= 10
    }
  }

  func lines(width: Int) -> [String] {
    var sums = Array(repeating: 0, count: lines.count)
    for (moves, games) in counts { sums[moves / step - lines.lowerBound] += games }
    let labels = lines.map { step == 1 ? "\($0)" : "\($0 * step)-\($0 * step + step - 1)" }
    let all =
      [
        column(words.movesColumn, labels),
        column(words.shareColumn, sums.map { percent(Double($0) / Double(games)) }),
        column(words.gamesColumn, sums.map(String.init)),
      ] + (distribution.map { [column(words.theoryColumn, theory($0))] } ?? [])
    // In the order of the columns. In a narrow terminal, the last of the others make room for the bars.
    let order = [0, 2, 1, 3]
    var columns = all[...]
    func sum(_ columns: ArraySlice<[String]>) -> Int { columns.reduce(0) { $0 + DisplayWidth.of($1[0]) + 2 } }
    while columns.count > 1, sum(columns) + Self.leastBar > width { columns.removeLast() }
    let shown = order.filter(columns.indices.contains)
    let texts = (0...lines.count).map { line in shown.map { all[$0][line] }.joined(separator: "  ") }
    let room = max(1, width - DisplayWidth.of(texts[0]) - 2)
    let longest = sums.max()!
    let bars = sums.map { sum -> String in
      // A count above 0 is visible.
      let length = (Double(sum) / Double(longest) * Double(room)).rounded()
      return String(repeating: "#", count: sum > 0 ? max(1, Int(length)) : 0)
    }
    return [texts[0]] + zip(texts.dropFirst(), bars).map { $1.isEmpty ? $0 : "\($0)  \($1)" }
  }

  /// The fewest columns for a useful bar.
  private static let leastBar = 8

  private func theory(_ distribution: MoveDistribution) -> [String] {
    lines.map { line in
      let possible = 0..<2 * distribution.pairs + 1
      let share = (line * step..<(line + 1) * step).clamped(to: possible).reduce(0) {
        $0 + distribution.share(of: $1)
      }
      return percent(share)
    }
  }

  private func percent(_ share: Double) -> String {
    words.percentage(number: words.decimal(100 * share, digits: 3))
  }

  private func column(_ name: String, _ cells: [String]) -> [String] {
    let width = ([name] + cells).map(DisplayWidth.of).max()!
    return ([name] + cells).map { $0.aligned(to: width) }
  }
}
