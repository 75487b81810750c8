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
    return .answer(review)
  }
}

extension GameReview: Answer {
  var code: AnswerCode { .done("review") }
  var shows: Shown { .listFirst }

  func message(_ context: AnswerContext) -> String? {
    let words = context.words
    var sentences = sentences(words)
    guard isOver else { return words.sentences(sentences + [words.flipsAreListedAtTheEnd]) }
    if listsAll || context.style.isPlain { sentences.append(words.costAndLuckAreInMoves) }
    let hidden = review.rows.count - listed.count
    if hidden > 0 { sentences.append(words.flipsCostNothing(count: hidden)) }
    return words.sentences(sentences)
  }

  func draw(_ context: AnswerContext, into output: inout Output) {
    if isOver, let table = context.table {
      ReviewScreen(game: self, table: table, style: context.style).draw(into: &output)
    }
  }

  func addMembers(_ context: AnswerContext, to object: inout Output) {
    object.member("list", objects: players) { $0.addMembers(to: &$1) }
    guard isOver else { return }
    object.name("review")
    object.array { rows in
      for (index, row) in review.rows.enumerated() {
        rows.array { values in
          values.value(row.card)
          for value in [row.before, row.chosen, row.after, row.regret, row.luck] { values.value(value) }
          if !seats.isEmpty { values.value(seats[index]) }
        }
      }
    }
  }
}
