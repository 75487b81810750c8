import MemoryGame
import Text
import Wording

let scoreCommand = Command(
  name: "score", availability: .withGame, subject: .skill, consequence: .shows()
) { _ in .act(.review(.score)) }

/// How the game stands, and whose turn it is.
struct ScoreTold: Presentable {
  var code: AnswerCode { .done("score") }
  var shows: AnswerLayout { .screen }

  func tellsTurn(_ context: AnswerContext) -> Bool { true }

  func message(_ context: AnswerContext) -> String? {
    guard let table = context.table else { return nil }
    let (words, board, standing) = (context.words, table.game.board, table.standing(context.words))
    if table.game.isOver { return table.isShared ? table.result(words) : standing }
    guard table.isShared else {
      return words.sentences(standing, words.pairsToGo(count: board.pairs - board.matchedPairs))
    }
    return words.sentences(
      standing, words.sentence(table.scores(words)), table.matchStanding(words) ?? "", table.turnSentence(words)
    )
  }

  func addValues(_ context: AnswerContext, to object: inout Output) {
    object.membersOfProgress(context.table)
    object.member("moves", context.table?.game.board.moves)
  }
}
