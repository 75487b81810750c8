import MemoryGame
import Wording

struct NoSuchCard: Answer {
  let code = AnswerCode.refused("no-such-card")
  let card: Int

  func message(_ context: AnswerContext) -> String? {
    context.table.map {
      context.words.noSuchCard(card: context.typed(card), last: $0.game.board.cards.upperBound)
    }
  }
}
