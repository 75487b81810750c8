import Text

/// How often each number occurred, as a bar for each number that did or, if the numbers are far apart, for each
/// run of them.
struct Bars {
  /// How often a number occurred.
  struct Bar: Equatable {
    let value: Int
    let count: Int
  }

  private let bars: [(first: Int, last: Int, count: Int)]
  private static let most = 20

  /// `counts` is in ascending order of the values.
  init(_ counts: [Bar]) {
    guard let least = counts.first?.value, let greatest = counts.last?.value else {
      bars = []
      return
    }
    let width = (greatest - least) / Self.most + 1
    var bars = (0...(greatest - least) / width).map { bar in
      (first: least + bar * width, last: min(greatest, least + (bar + 1) * width - 1), count: 0)
    }
    for bar in counts { bars[(bar.value - least) / width].count += bar.count }
    self.bars = bars.filter { $0.count > 0 }
  }

  func draw(style: Style, into output: inout Output) {
    let labels = bars.map { $0.first == $0.last ? "\($0.first)" : "\($0.first)-\($0.last)" }
    let label = labels.reduce(0) { max($0, $1.utf8.count) }
    let greatest = bars.reduce(1) { max($0, $1.count) }
    let digits = String(greatest).utf8.count
    let room = max(1, min(50, style.width - label - digits - 6))
    // A few games have short bars.
    let scale = max(greatest, room)
    let mark = style.frame == .box ? "█" : "#"
    for (bar, text) in zip(bars, labels) {
      let length = max(1, bar.count * room / scale)
      output.append(" ", times: 2 + label - text.utf8.count)
      output.append(text)
      output.append("  ")
      output.append(mark, times: length)
      output.append(" ")
      output.append(bar.count)
      output.endLine()
    }
  }
}
