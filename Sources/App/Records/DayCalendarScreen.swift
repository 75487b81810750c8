import Text
import Wording

/// A month with the moves of its games of the day; in plain output, and on a narrow terminal, sentences.
struct DayCalendarScreen {
  let calendar: DayCalendar
  let style: Style

  private static let columns = 5

  func draw(into output: inout Output) {
    let words = style.words
    if style.isPlain || style.width < 7 * Self.columns {
      for game in calendar.games {
        output.paragraph(
          words.dayResultAloud(
            day: style.isPlain ? game.day.aloud(words) : game.day.text, moves: game.moves,
            isLate: !game.isInTime),
          style: style)
      }
    } else {
      drawMonth(into: &output)
    }
    if calendar.games.isEmpty {
      output.paragraph(words.noDayFinished, style: style)
    } else if !style.isPlain {
      output.paragraph(words.daysLegend(hasLate: calendar.games.contains { !$0.isInTime }), style: style)
    }
    if let stats = calendar.stats { output.paragraph(stats.sentence(words), style: style) }
  }

  private func drawMonth(into output: inout Output) {
    let words = style.words
    output.paragraph(words.daysOfMonth(month: calendar.today.month), style: style, color: .bold)
    line(words.weekdays.split(separator: " ").map(String.init), into: &output)
    let days = calendar.today.daysOfMonth
    let blanks = [Day?](repeating: nil, count: days[0].weekday)
    let cells = blanks + days
    for start in stride(from: 0, to: cells.count, by: 7) {
      let week = cells[start..<min(start + 7, cells.count)]
      line(week.map { $0.map(number) ?? "" }, into: &output)
      let results = week.map { $0.flatMap(result) ?? "" }
      if results.contains(where: { !$0.isEmpty }) { line(results, into: &output) }
    }
  }

  /// Today is in brackets.
  private func number(_ day: Day) -> String { day == calendar.today ? "[\(day.ofMonth)]" : "\(day.ofMonth) " }

  private func result(_ day: Day) -> String? {
    calendar.game(on: day).map { $0.isInTime ? "*\($0.moves) " : "(\($0.moves))" }
  }

  private func line(_ cells: [String], into output: inout Output) {
    var text = cells.map { $0.aligned(to: Self.columns) }.joined()
    while text.last == " " { text.removeLast() }
    output.line(text)
  }
}

extension DayCalendar {
  /// When the next game comes, and whether today's waits.
  func message(_ words: Wording) -> String {
    words.sentences(words.nextDay(at: time), game(on: today) == nil ? words.todaysGameWaits : "")
  }
}
