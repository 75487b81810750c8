import Text
import Wording

extension DayCalendar: Presentable {
  var code: AnswerCode { .done("days") }
  var shows: AnswerLayout { .listFirst }

  /// Whether today's game waits, and when the next one comes.
  func message(_ context: AnswerContext) -> String? {
    let words = context.words
    return words.sentences(game(on: today) == nil ? words.todaysGameWaits : "", words.nextDay(at: time))
  }

  func addValues(_ context: AnswerContext, to object: inout Output) {
    object.member("day", today.text)
    object.member("waits", game(on: today) == nil)
    object.members(nextDayAt: time)
  }

  func addMembers(_ context: AnswerContext, to object: inout Output) {
    object.member("list", objects: games) { game, object in
      object.member("day", game.day.text)
      object.member("moves", game.moves)
      object.member("inTime", game.isInTime)
    }
    object.members(stats)
  }
}

extension DayStats {
  func sentence(_ words: Wording) -> String {
    words.gamesOfDays(played: played, streak: streak, longest: longest)
  }
}

extension Output {
  mutating func members(_ days: DayStats?) {
    member("days") { object in
      object.member("played", days?.played ?? 0)
      object.member("streak", days?.streak ?? 0)
      object.member("longest", days?.longest ?? 0)
    }
  }
}

/// A month with the moves of its games of the day; in plain output, and on a narrow terminal, sentences.
extension DayCalendar {
  func draw(_ context: AnswerContext, into output: inout Output) {
    let (words, style) = (context.words, context.style)
    if style.isPlain || style.width < 7 * Self.columns {
      for game in games {
        output.paragraph(
          words.dayResultAloud(day: game.day.text(style), moves: game.moves, isLate: !game.isInTime),
          style: style)
      }
    } else {
      drawMonth(style, into: &output)
    }
    if games.isEmpty {
      output.paragraph(words.noDayFinished, style: style)
    } else if !style.isPlain {
      output.paragraph(words.daysLegend(hasLate: games.contains { !$0.isInTime }), style: style)
    }
    if let stats { output.paragraph(stats.sentence(words), style: style) }
  }

  private static let columns = 5

  private func drawMonth(_ style: Style, into output: inout Output) {
    let words = style.words
    output.paragraph(words.daysOfMonth, style: style, color: .bold)
    func line(_ cells: [String]) {
      var text = cells.map { $0.aligned(to: Self.columns) }.joined()
      while text.last == " " { text.removeLast() }
      output.line(text)
    }
    line(words.weekdays.split(separator: " ").map(String.init))
    let days = today.daysOfMonth
    let cells = [Day?](repeating: nil, count: days[0].weekday) + days
    for start in stride(from: 0, to: cells.count, by: 7) {
      let week = cells[start..<min(start + 7, cells.count)]
      line(week.map { $0.map(number) ?? "" })
      let results = week.map { $0.flatMap(result) ?? "" }
      if results.contains(where: { !$0.isEmpty }) { line(results) }
    }
  }

  /// Today is in brackets.
  private func number(_ day: Day) -> String { day == today ? "[\(day.ofMonth)]" : "\(day.ofMonth) " }

  private func result(_ day: Day) -> String? {
    game(on: day).map { $0.isInTime ? "*\($0.moves) " : "(\($0.moves))" }
  }
}
