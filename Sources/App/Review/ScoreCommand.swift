import MemoryGame
import Wording

package let scoreCommand = Command<any TableAction>(
  name: "score", availability: .withGame, subject: .skill, consequence: .shows()
) { _ in ScoreRequested() }

struct ScoreRequested: TableAction {
  func reduce(_ table: inout Table, _ analyst: Analyst) -> Next { .answer(ScoreTold()) }
}

/// How the game stands, and whose turn it is.
struct ScoreTold: Answer {
  let code = AnswerCode.done("score")
  let shows = Shown.screen

  func tellsTurn(_ context: AnswerContext) -> Bool { true }

  func message(_ context: AnswerContext) -> String? { context.table?.score(context.words) }
}

extension Table {
  fileprivate func score(_ words: Wording) -> String {
    guard !game.isOver else { return isShared ? result(words) : standing(words) }
    let left = words.pairsToGo(count: game.board.pairs - game.board.matchedPairs)
    guard isShared else { return words.sentences(standing(words), left) }
    let sentences = [standing(words), words.sentence(scores(words)), matchStanding(words), turnSentence(words)]
    return words.sentences(sentences.compactMap(\.self))
  }
}
