import MemoryGame
import Text
import Wording

package let statsCommand = Command<any GameAction>(
  name: "stats", parameters: [.number(.pairs).optional], subject: .records, consequence: .shows()
) { arguments throws(LineProblem) in StatsRequested(pairs: try arguments.optionalCount(0)) }

struct StatsRequested: GameAction {
  let pairs: Int?

  func reduce(_ game: inout GameState, _ asker: Asker) -> Next {
    if let pairs, pairs < 2 { return .refuse(tooFewPairs: pairs, for: "stats") }
    let canBeDealt = pairs.map(game.canDeal) ?? true
    return .ask(
      .readStats(game.settings.category, game.learningDeck, pairs: pairs, canBeDealt: canBeDealt))
  }
}

extension Stats: Answer {
  package var code: AnswerCode { .done("stats") }

  package func message(_ context: AnswerContext) -> String? {
    groups.isEmpty && matches == nil ? context.words.noGameBegun(pairs: pairs, canBeDealt: canBeDealt) : nil
  }

  package func draw(_ context: AnswerContext, into output: inout Output) {
    let style = context.style
    drawSummary(style: style, into: &output)
    let screen = RecordsScreen()
    for group in groupsToShow { screen.draw(group, style: style, into: &output) }
    for cards in CardContent.allCases {
      screen.drawSkills(skills[cards] ?? [], of: cards, style: style, into: &output)
    }
    boxes?.draw(style: style, into: &output)
  }

  package func addMembers(_ context: AnswerContext, to object: inout Output) {
    object.member("list", objects: groups) { $1.members($0) }
    object.members(days)
    if let boxes { object.member("learned") { boxes.addMembers(to: &$0) } }
    if let matches { object.member("matches") { matches.addMembers(to: &$0) } }
    object.member("summary") { addSummary(to: &$0) }
  }
}

extension Output {
  fileprivate mutating func members(_ group: Stats.Group) {
    member("category", group.category?.rawValue)
    member("pairs", group.pairs)
    member("begun", group.begun)
    member("finished", group.finished)
    member("best", group.best)
    member("mean", decimals: group.finished > 0 ? group.mean : nil)
    member("moves") { object in
      for bar in group.moves { object.member(number: bar.value, bar.count) }
    }
    member("cards", group.cards.rawValue)
    member("revealed", group.revealed)
  }
}
