import App
import MemoryGame
import Text
import Wording

// How replies about games and records are written in a recording.
extension ReplyForm {
  static func day() -> ReplyForm where Value == Day {
    ReplyForm(.string(), make: { Day($0) }, parts: { $0.text })
  }

  static func removed() -> ReplyForm where Value == Result<Int, SystemProblem> {
    .result(.named("removed", .count()), or: .named("not-removed", .systemProblem()))
  }

  static func systemProblem() -> ReplyForm where Value == SystemProblem {
    ReplyForm(
      .text(),
      make: { SystemError(rawValue: $0).map { .known($0) } ?? .other($0) },
      parts: { DeckTrouble.system($0).text })
  }

  static func move(_ question: BotQuestion) -> ReplyForm where Value == Choice {
    ReplyForm(
      .bytes(), make: { try? BotLine.choice($0[...], to: question).get() }, parts: { Array($0.text.utf8) })
  }

  static func botProblem() -> ReplyForm where Value == BotProblem {
    let late = ReplyForm(
      .count(),
      make: { .late(seconds: $0) }, parts: { if case .late(let seconds) = $0 { seconds } else { nil } })
    let illegal = ReplyForm(
      .string(), make: { .illegal($0) }, parts: { if case .illegal(let answer) = $0 { answer } else { nil } })
    return .choice(
      .word("unknown", .unknown), .word("ended", .ended), .word("too-long", .tooLong),
      .word("stalled", .stalled), .word("given-up", .givenUp), .named("late", late),
      .named("illegal", illegal))
  }
}
