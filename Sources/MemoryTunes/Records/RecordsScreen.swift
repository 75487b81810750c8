/// The best games as a table, and statistics with bars.
struct RecordsScreen {
  func draw(_ notice: RecordsNotice, style: Style, into output: inout Output) {
    switch notice {
    case .best(let records, let pairs):
      for (place, record) in records.enumerated() {
        draw(record, place: pairs == nil ? nil : place + 1, style: style, into: &output)
      }
    case .stats(let stats):
      for group in stats.groups { draw(group, style: style, into: &output) }
      for cards in CardContent.allCases {
        drawSkills(stats.skills[cards] ?? [], of: cards, style: style, into: &output)
      }
      if let days = stats.days { output.paragraph(days.sentence, style: style) }
    case .nothingKept, .forgotten:
      break
    }
  }

  private func draw(_ record: Record, place: Int?, style: Style, into output: inout Output) {
    let time = "\(record.seconds / 60):" + padded(String(record.seconds % 60), to: 2, with: "0")
    let rank = place.map { padded(String($0), to: 3) + "  " } ?? padded("\(record.pairs) pairs", to: 12) + "  "
    let row =
      rank + padded("\(record.moves) moves", to: 11) + padded(time, to: 9) + "  \(record.when.prefix(10))  "
      + style.cut(style.shown(record.deck), to: 16) + (record.cards == .split ? "  (split)" : "")
      + (record.hints > 0 ? "  (hints: \(record.hints))" : "")
    output.line(style.cut(row, to: max(20, style.width)))
  }

  private func draw(_ group: Stats.Group, style: Style, into output: inout Output) {
    let deck = group.category?.title ?? "All games"
    let pairs = group.cards == .split ? "split pairs" : "pairs"
    var line = "\(deck) with \(group.pairs) \(pairs): \(group.begun) begun, \(group.finished) finished"
    if let best = group.best { line += ", best \(best), mean \(Decimal.text(group.mean, digits: 1)) moves" }
    output.paragraph(line + ".", style: style, color: .bold)
    Bars(group.moves.map { (value: $0.moves, count: $0.games) }).draw(style: style, into: &output)
  }

  /// A bar for each game. A better game has a higher bar.
  private func drawSkills(
    _ skills: [Double], of cards: CardContent, style: Style, into output: inout Output
  ) {
    guard !skills.isEmpty else { return }
    let heights = Array(style.frame == .box ? "▁▂▃▄▅▆▇█" : "0123456789")
    let bars = skills.map { heights[min(heights.count - 1, Int($0 * Double(heights.count)))] }
    let best = String(heights.last!)
    let games = cards == .split ? "Skill with split cards" : "Skill"
    output.paragraph("\(games), game by game to the last one; \(best) stands for best play:", style: style)
    output.line("  " + String(bars))
  }

  private func padded(_ text: String, to width: Int, with blank: Character = " ") -> String {
    String(repeating: blank, count: max(0, width - text.utf8.count)) + text
  }
}
