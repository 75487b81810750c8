import MemoryGame
import Text
import Wording

let shareCommand = Command(
  name: "share", availability: .withGame, subject: .skill, consequence: .shows()
) { _ in .act(.review(.share)) }

extension Table {
  var shared: Reduction {
    game.board.isFinished ? .say(.shared(SharedGame(share: Share(self)))) : .refuse(.review(.notYetToShare))
  }
}

extension SharedGame: Presentable {
  var code: AnswerCode { .done(today == nil ? "share" : "day-finished") }

  func message(_ context: AnswerContext) -> String? {
    guard let today else { return nil }
    let words = context.words
    return words.sentences(
      words.dayIsFinished(moves: share.moves, time: today.result.map { words.timeAloud($0.seconds) }),
      words.nextDay(at: today.time),
      words.dayCanBeRepeated(day: today.day.text))
  }

  func draw(_ context: AnswerContext, into output: inout Output) {
    let style = context.style
    for line in share.lines(isASCII: !style.showsUnicode, isPlain: style.isPlain, style.words) {
      // Lines stay whole, to be copied.
      output.line(style.shown(line))
    }
  }

  func addValues(_ context: AnswerContext, to object: inout Output) {
    guard let today else { return }
    object.member("moves", share.moves)
    object.member("seconds", today.result?.seconds)
    object.member("day", today.day.text)
    object.members(nextDayAt: today.time)
  }

  func addMembers(_ context: AnswerContext, to object: inout Output) {
    object.member("share", share.lines(isASCII: false, context.words).joined(separator: "\n"))
  }
}
