import MemoryGame
import Text
import Wording

let reviewCommand = Command<any TableAction>(
  name: "review", parameters: [Parameter(.argument("all"), kind: .choice(["all"]), isOptional: true)],
  availability: .withGame, subject: .skill, consequence: .shows()
) { arguments throws(LineProblem) in ReviewRequested(all: try arguments.hasChoice("all", of: "review")) }

struct ReviewRequested: TableAction {
  /// Whether to list also the flips that cost nothing.
  let all: Bool

  func reduce(_ table: inout Table) -> Next {
    guard let review = GameReview(table, all: all) else {
      return .refuse("too-large-to-review") { $0.words.tooLargeToReview(mostPairs: PerfectPlay.mostPairs) }
    }
    if table.game.isOver { return .answer(Reviewed(review: review)) }
    // During the game, the flips would reveal cards.
    return .say("review") { $0.words.sentences(review.sentences($0.words) + [$0.words.flipsAreListedAtTheEnd]) }
  }
}

struct Reviewed: Answer {
  let code = AnswerCode.done("review")
  let shows = Shown.listFirst
  let review: GameReview

  func message(_ context: AnswerContext) -> String? {
    let words = context.words
    var sentences = review.sentences(words)
    if review.listsAll || context.style.isPlain { sentences.append(words.costAndLuckAreInMoves) }
    if !review.listsAll, review.hidden > 0 { sentences.append(words.flipsCostNothing(count: review.hidden)) }
    return words.sentences(sentences)
  }

  func draw(_ context: AnswerContext, into output: inout Output) {
    if let table = context.table {
      ReviewScreen(game: review, table: table, style: context.style).draw(into: &output)
    }
  }

  func addMembers(_ context: AnswerContext, to object: inout Output) {
    object.name("review")
    object.array { rows in
      for (index, row) in review.review.rows.enumerated() {
        rows.array { values in
          values.value(row.card)
          for value in [row.before, row.chosen, row.after, row.regret, row.luck] {
            values.value(decimals: value)
          }
          if !review.seats.isEmpty { values.value(review.seats[index]) }
        }
      }
    }
  }
}
