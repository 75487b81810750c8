import MemoryGame
import Text
import Wording

let reviewCommand = Command(
  name: "review", parameters: [Parameter(.argument("all"), kind: .choice(["all"]), isOptional: true)],
  availability: .withGame, subject: .skill, consequence: .shows()
) { arguments throws(LineRefusal) in
  .act(.review(.review(all: try arguments.hasChoice("all", of: "review"))))
}

extension Table {
  /// `all`: with the flips that cost nothing.
  func review(all: Bool) -> Reduction {
    let analysis = game.analysis
    guard let sums = analysis.sums else { return .refuse(.review(.tooLarge)) }
    return .say(
      .reviewed(
        GameReview(
          table: self, analysis: analysis, sums: sums, listsAll: all, seats: seatsOfFlips(analysis))))
  }
}

extension GameReview: Presentable {
  var code: AnswerCode { .done("review") }
  var shows: AnswerLayout { .listFirst }

  /// The indices of the listed rows: all in order, or those with a cost, costliest first.
  var listed: [Int] { listsAll ? Array(analysis.rows.indices) : analysis.costliest }

  func message(_ context: AnswerContext) -> String? {
    let words = context.words
    var sentences =
      table.isShared
      ? table.sumsOfPlayers(analysis).map { $1.text(of: $0, words) } : [words.sumsInAll(sums: sums.text(words))]
    guard table.game.isOver else { return words.sentences(sentences + [words.flipsAreListedAtTheEnd]) }
    if listsAll || context.style.isPlain { sentences.append(words.costAndLuckAreInMoves) }
    // There are rows for the last flips alone.
    let hidden = listsAll ? 0 : table.game.board.flips - sums.mistakes
    if hidden > 0 { sentences.append(words.flipsCostNothing(count: hidden)) }
    return words.sentences(sentences)
  }

  func addValues(_ context: AnswerContext, to object: inout Output) { object.members(sums) }

  func addMembers(_ context: AnswerContext, to object: inout Output) {
    object.member("list", ofPlayers: table.isShared ? table.sumsOfPlayers(analysis) : [(table.player, sums)])
    guard table.game.isOver else { return }
    object.name("review")
    object.array { rows in
      for (index, row) in analysis.rows.enumerated() {
        rows.array { values in
          values.value(row.card)
          for value in [row.before, row.chosen, row.after, row.regret, row.luck] { values.value(value) }
          if !seats.isEmpty { values.value(seats[index]) }
        }
      }
    }
  }
}

extension Table {
  /// The seats of the flips in the rows of an analysis; empty for one player.
  func seatsOfFlips(_ analysis: Analysis) -> [Int] {
    isShared ? game.flips().map(\.seat).suffix(analysis.rows.count) : []
  }

  /// The sums of each of several players over the rows of an analysis; empty for one player.
  func sumsOfPlayers(_ analysis: Analysis) -> [(Player, AppraisalSums)] {
    guard isShared else { return [] }
    var sums = players.list.map { ($0, AppraisalSums()) }
    for (row, seat) in zip(analysis.rows, seatsOfFlips(analysis)) { sums[seat].1.add(row) }
    return sums
  }
}

extension AppraisalSums {
  func text(of player: Player, _ words: Wording) -> String {
    let sums = text(words)
    return player.isYou
      ? words.sumsOfYou(sums: sums)
      : words.sentence(words.sumsOfPlayer(player: player.nameInSentence(words), sums: sums))
  }
}

extension Output {
  mutating func members(_ sums: AppraisalSums?) {
    member("regret", sums?.regret)
    member("mistakes", sums?.mistakes)
    member("luck", sums?.luck)
  }

  mutating func member(_ name: StaticString, ofPlayers sums: [(Player, AppraisalSums)]) {
    member(name, objects: sums) { row, object in
      object.member("name", row.0.name)
      object.member("regret", row.1.regret)
      object.member("mistakes", row.1.mistakes)
      object.member("luck", row.1.luck)
    }
  }
}
