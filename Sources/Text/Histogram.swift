/// How often each number occurs, as a row for each number or, if there would be too many rows, for each range.
package struct Histogram {
  package let rows: [(values: ClosedRange<Int>, count: Int)]

  private static let mostRows = 20

  /// `counts` is not empty, and in ascending order of the values.
  package init(_ counts: [(value: Int, count: Int)]) {
    let (least, most) = (counts[0].value, counts[counts.count - 1].value)
    let step = Self.step { most / $0 - least / $0 < Self.mostRows }
    var sums = Array(repeating: 0, count: most / step - least / step + 1)
    for (value, count) in counts { sums[value / step - least / step] += count }
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

  /// `12`, or `10-14`.
  package var labels: [String] {
    rows.map { row in
      row.values.count == 1 ? "\(row.values.lowerBound)" : "\(row.values.lowerBound)-\(row.values.upperBound)"
    }
  }

  /// A bar for each row. The longest fills the room, but no bar has more marks than its count. A count above 0
  /// has a mark.
  package func bars(room: Int, mark: String = "#") -> [String] {
    let scale = rows.reduce(room) { max($0, $1.count) }
    return rows.map { row in
      let length = (Double(row.count) / Double(scale) * Double(room)).rounded()
      return String(repeating: mark, count: row.count > 0 ? max(1, Int(length)) : 0)
    }
  }
}
