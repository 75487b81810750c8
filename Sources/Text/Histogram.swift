/// How often each number occurred: a row for each number or, if there would be too many rows, for each range.
package struct Histogram {
  /// How many numbers share a row.
  package let step: Int
  package let rows: [(numbers: ClosedRange<Int>, count: Int)]

  private static let mostRows = 20

  /// `counts` is not empty, and in ascending order of the numbers, which are at least 0.
  package init(_ counts: [(number: Int, count: Int)]) {
    let (least, most) = (counts[0].number, counts[counts.count - 1].number)
    let step = Self.step { most / $0 - least / $0 < Self.mostRows }
    var sums = Array(repeating: 0, count: most / step - least / step + 1)
    for (number, count) in counts { sums[number / step - least / step] += count }
    self.step = step
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

  /// The numbers of the rows: `12`, or `10-14`.
  package var labels: [String] {
    rows.map { step == 1 ? "\($0.numbers.lowerBound)" : "\($0.numbers.lowerBound)-\($0.numbers.upperBound)" }
  }

  /// A bar for each row. The longest fills the room if its count is at least `full`. A count above 0 is
  /// visible.
  package func bars(_ mark: Character, room: Int, full: Int = 1) -> [String] {
    let most = max(full, rows.reduce(1) { max($0, $1.count) })
    return rows.map { row in
      let length = (Double(row.count) / Double(most) * Double(room)).rounded()
      return String(repeating: mark, count: row.count > 0 ? max(1, Int(length)) : 0)
    }
  }
}
