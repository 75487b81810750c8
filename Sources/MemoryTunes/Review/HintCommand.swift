import MemoryGame
import Text
import Wording

let hintCommand = Command(
  name: "hint", place: .game, availability: .inPlay, subject: .skill
) { _ in .review(HintRequested()) }

struct HintRequested: TableAction {
  func reduce(_ table: inout Table) -> Next {
    let knowledge = table.game.analysis.knowledge
    guard !table.game.isOver, let hint = Hint(on: table.game.board, as: knowledge) else {
      return .refuse(.review(.nothingToHint))
    }
    defer { table.countHint(hint.card) }
    return .say(.hinted(HintGiven(hint: hint, isFirstAid: !table.isAssisted)))
  }
}

extension HintGiven: Presentable {
  var code: AnswerCode { .done("hint") }
  var shows: Shown { .screen }

  func message(_ context: AnswerContext) -> String? {
    let words = context.words
    let advice =
      switch hint.kind {
      case .mate: words.hintOfMate(card: hint.card)
      case .pair: words.hintOfPair(card: hint.card)
      case .unseen: words.hintOfNewCard(card: hint.card)
      }
    return words.sentences(advice, isFirstAid ? words.countsAsAssisted : "")
  }

  func addMembers(_ context: AnswerContext, to object: inout Output) {
    object.member("hint") { object in
      object.member("card", hint.card)
      object.member("kind", hint.kind.rawValue)
    }
  }
}
