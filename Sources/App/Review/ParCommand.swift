import MemoryGame
import Text
import Wording

package let parCommand = Command<any TableAction>(
  name: "par", availability: .withGame, subject: .skill, consequence: .shows()
) { _ in ParRequested() }

struct ParRequested: TableAction {
  func reduce(_ table: inout Table, _ analyst: Analyst) -> Next {
    .answer(ParTold(assessment: Assessment(table, analyst)))
  }
}

struct ParTold: Answer {
  let code = AnswerCode.done("par")
  let shows = Shown.screen
  let assessment: Assessment

  func tellsTurn(_ context: AnswerContext) -> Bool { context.table?.game.isOver == true }

  func message(_ context: AnswerContext) -> String? { assessment.message(context.words) }

  func addMembers(_ context: AnswerContext, to object: inout Output) {
    object.member("list", objects: [assessment]) { $1.members($0) }
  }
}

extension Assessment {
  /// The quality and luck of a game so far, and how often perfect play needs no more moves.
  fileprivate func message(_ words: Wording) -> String {
    let isNew = sums.map { $0 == AppraisalSums() } ?? true
    let ofOne = isNew || !players.isEmpty ? nil : sums?.text(words)
    var sentences = [words.parSoFar(par: par.text(words), moves: moves, sums: ofOne)]
    if !isNew { sentences += players.map { $0.text(words) } }
    if phase == .drawn { sentences.append(words.drawnByPassing) }
    if let share {
      let percent = words.decimal(100 * share, digits: share < 0.1 ? 1 : 0)
      // Rounding may leave the sum just below 1.
      sentences.append(words.perfectPlay(percent: percent, moves: moves, isAlways: share > 1 - 1e-9))
    }
    if !isOfDay { sentences.append(words.seedOfDeal(seed: "\(seed)")) }
    return words.sentences(sentences)
  }
}
