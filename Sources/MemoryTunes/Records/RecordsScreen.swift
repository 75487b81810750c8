import MemoryGame

/// The best games as a table, and statistics with bars.
struct RecordsScreen {
  func draw(_ notice: RecordsNotice, style: Style, into output: inout Output) {
    switch notice {
    case .best(let records, let several, let pairs):
      draw(records, pairs: pairs, style: style, into: &output)
      if !several.isEmpty { output.paragraph("Your last games of several players:", style: style) }
      for record in several { output.paragraph(record.result, indent: 2, style: style) }
    case .stats(let stats):
      for group in stats.groups where !stats.isToldAlready(group) { draw(group, style: style, into: &output) }
      for cards in CardContent.allCases {
        drawSkills(stats.skills[cards] ?? [], of: cards, style: style, into: &output)
      }
      if let days = stats.days { output.paragraph(days.sentence, style: style) }
    case .nothingSaved, .forgotten:
      break
    }
  }

  /// In columns, of which a narrow terminal has fewer.
  private func draw(_ records: [Record], pairs: Int?, style: Style, into output: inout Output) {
    guard !records.isEmpty else { return }
    output.paragraph(
      pairs.map { "Your best games of \($0) pairs:" } ?? "Your best games, by number of pairs:", style: style)
    let first = pairs == nil ? "pairs" : "rank"
    line([first, "moves", "time", "par", "skill", "date"], "deck", style, into: &output)
    for (place, record) in records.enumerated() {
      let skill = record.skill.map { Decimal.text(100 * $0, digits: 0) + " %" } ?? ""
      let hints = record.hints == 0 ? "" : record.hints == 1 ? " (1 hint)" : " (\(record.hints) hints)"
      line(
        [
          "\(pairs == nil ? record.pairs : place + 1)", "\(record.moves)", PlayTime.text(record.seconds),
          Par(pairs: record.pairs).text, skill, String(record.when.prefix(10)),
        ], style.shown(record.deck) + (record.cards == .split ? " (split)" : "") + hints, style, into: &output)
    }
    if records.contains(where: { $0.regret != nil }), style.width >= 56 {
      output.paragraph("Skill is 100 % for a game without a mistake.", style: style)
    }
  }

  /// The columns that fit, and in what is left of the line the last one.
  private func line(_ columns: [String], _ last: String, _ style: Style, into output: inout Output) {
    var text = ""
    for (column, width) in zip(columns, Self.widths) where text.utf8.count + width <= style.width {
      text += column.aligned(to: width)
    }
    let room = style.width - text.utf8.count - 2
    if room >= Self.leastOfDeck, text.utf8.count == Self.widths.reduce(0, +) {
      text += "  " + style.cut(last, to: room)
    }
    output.line(style.cut(text, to: style.width))
  }

  private static let widths = [6, 7, 8, 8, 7, 12]
  private static let leastOfDeck = 6

  private func draw(_ group: Stats.Group, style: Style, into output: inout Output) {
    let deck = group.category?.title ?? "All games"
    let pairs = group.cards == .split ? "split pairs" : "pairs"
    var line = "\(deck) with \(group.pairs) \(pairs): \(group.begun) begun, \(group.finished) finished"
    if let best = group.best {
      line += ", best \(best), mean \(Decimal.text(group.mean, digits: 1)), par \(Par(pairs: group.pairs).text)"
    }
    output.paragraph(line + ".", style: style, color: .bold)
    guard !group.moves.isEmpty else { return }
    output.paragraph("Moves, and how many games took so many:", indent: 2, style: style)
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
    // The last games count for more.
    output.line("  " + String(bars.suffix(max(1, style.width - 2))))
  }
}

extension Record {
  /// Who won, in a game of several players.
  fileprivate var result: String {
    let game = "\(when.prefix(10)), \(deck), \(pairs) pairs: "
    guard let most = won.max() else { return game + players.joined(separator: ", ") }
    let scores = zip(players, won).map { "\($0) \($1)" }.joined(separator: ", ")
    let best = zip(players, won).filter { $1 == most }.map { $0.0 }
    let end =
      best.count > 1
      ? "\(best.joined(separator: " and ")) tied" : best[0] == "you" ? "you won" : "\(best[0]) won"
    return "\(game)\(scores); \(end)"
  }
}

extension Stats {
  /// Whether a group of a category has the very games that the group of all decks has.
  fileprivate func isToldAlready(_ group: Group) -> Bool {
    guard group.category != nil else { return false }
    return groups.contains {
      $0.category == nil && $0.pairs == group.pairs && $0.cards == group.cards && $0.begun == group.begun
        && $0.moves.elementsEqual(group.moves) { $0 == $1 }
    }
  }
}
