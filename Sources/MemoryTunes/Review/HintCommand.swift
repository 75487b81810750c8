import MemoryGame
import Text
import Wording

let hintCommand = Command(
  name: "hint", place: .game, availability: .inPlay, subject: .skill
) { _ in .act(.review(.hint)) }

extension Table {
  mutating func hint() -> Reduction {
    let knowledge = game.analysis.knowledge
    guard !game.isOver, let hint = Hint(on: game.board, as: knowledge) else {
      return .refuse(.review(.nothingToHint))
    }
    defer { countHint(hint.card) }
    return .say(.hinted(HintGiven(hint: hint, isFirstAid: !isAssisted)))
  }
}

extension HintGiven: Presentable {
  var code: AnswerCode { .done("hint") }
  var shows: AnswerLayout { .screen }

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

  func addValues(_ context: AnswerContext, to object: inout Output) {
    object.member("card", hint.card)
    object.member("kind", hint.kind.rawValue)
    object.member("isFirstAid", isFirstAid)
  }

  func addMembers(_ context: AnswerContext, to object: inout Output) {
    object.member("hint") { object in
      object.member("card", hint.card)
      object.member("kind", hint.kind.rawValue)
    }
  }
}
