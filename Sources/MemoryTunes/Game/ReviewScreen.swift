/// What every flip of a game was worth, as a table.
struct ReviewScreen {
  private static let titles = ["flip", "card", "before", "chosen", "after", "regret", "luck"]
  private static let widths = [7, 8, 11, 11, 11, 11, 11]

  func draw(_ review: Review, flips: Int, into output: inout Output) {
    draw(Self.titles, into: &output)
    for (place, row) in review.rows.enumerated() {
      let values = [row.before, row.chosen, row.after, row.regret, row.luck].map { Decimal.text($0, digits: 3) }
      draw(["\(flips - review.rows.count + place + 1)", "\(row.card)"] + values, into: &output)
    }
  }

  private func draw(_ columns: [String], into output: inout Output) {
    for (column, width) in zip(columns, Self.widths) {
      output.append(" ", times: max(1, width - column.utf8.count))
      output.append(column)
    }
    output.endLine()
  }
}
