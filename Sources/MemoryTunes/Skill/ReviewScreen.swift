import MemoryGame

/// What every flip of a game was worth, as a table.
struct ReviewScreen {
  private static let titles = ["flip", "card", "before", "chosen", "after", "regret", "luck"]
  private static let widths = [7, 8, 11, 11, 11, 11, 11]

  func draw(_ game: GameReview, style: Style, into output: inout Output) {
    let places = game.listed
    if !places.isEmpty { draw(Self.titles, into: &output) }
    for place in places {
      let row = game.review.rows[place]
      let values = [row.before, row.chosen, row.after, row.regret, row.luck].map { Decimal.text($0, digits: 3) }
      draw(["\(game.flips - game.review.rows.count + place + 1)", "\(row.card)"] + values, into: &output)
    }
    switch game.review.rows.count - places.count {
    case 0: break
    case 1: output.paragraph("1 flip cost nothing. To list all flips, type: review all", style: style)
    case let rest:
      output.paragraph("\(rest) flips cost nothing. To list all flips, type: review all", style: style)
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
