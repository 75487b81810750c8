import MemoryGame
import Text
import Wording

let shareCommand = Command<any TableAction>(
  name: "share", availability: .withGame, subject: .skill, consequence: .shows()
) { _ in ShareRequested() }

struct ShareRequested: TableAction {
  func reduce(_ table: inout Table) -> Next {
    table.game.board.isFinished
      ? .answer(Shared(share: Share(table))) : .refuse("not-finished") { $0.words.notYetToShare }
  }
}

struct Shared: Answer {
  let code = AnswerCode.done("share")
  let share: Share

  func message(_ context: AnswerContext) -> String? { nil }

  func draw(_ context: AnswerContext, into output: inout Output) {
    share.draw(style: context.style, into: &output)
  }

  func addMembers(_ context: AnswerContext, to object: inout Output) {
    share.addMember(context.words, to: &object)
  }
}
