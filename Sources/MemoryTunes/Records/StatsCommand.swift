import Text
import Wording

let statsCommand = Command(
  name: "stats", parameters: [.number(.pairs, isOptional: true)], subject: .records, consequence: .shows()
) { arguments throws(LineRefusal) in .inquire(.statistics(pairs: try arguments.optionalCount(0))) }

extension Output {
  fileprivate mutating func members(_ group: Statistics.Group) {
    member("category", group.category?.rawValue)
    member("pairs", group.pairs)
    member("begun", group.begun)
    member("finished", group.finished)
    member("best", group.best)
    member("mean", group.finished > 0 ? group.mean : nil)
    member("moves") { object in
      for bar in group.moves {
        object.member(escaping: "\(bar.value)", bar.count)
      }
    }
    member("cards", group.cards.rawValue)
    member("revealed", group.revealed)
  }
}

extension Statistics: Presentable {
  var code: AnswerCode { .done("stats") }

  func message(_ context: AnswerContext) -> String? {
    groups.isEmpty && matches == nil ? context.words.noGameBegun(pairs: pairs, canBeDealt: canBeDealt) : nil
  }

  func draw(_ context: AnswerContext, into output: inout Output) {
    let style = context.style
    drawSummary(style: style, into: &output)
    for group in groupsToShow { draw(group, style: style, into: &output) }
    for cards in CardContent.allCases { drawSkills(of: cards, style: style, into: &output) }
    boxes?.draw(style: style, into: &output)
  }

  func addValues(_ context: AnswerContext, to object: inout Output) {
    object.member("pairs", pairs)
    object.member("canBeDealt", canBeDealt)
  }

  func addMembers(_ context: AnswerContext, to object: inout Output) {
    object.member("list", objects: groups) { $1.members($0) }
    object.members(days)
    if let boxes { object.member("learned") { boxes.addMembers(to: &$0) } }
    if let matches { object.member("matches") { matches.addMembers(to: &$0) } }
    object.member("summary") { object in
      object.member("begun", begun)
      object.member("finished", finished)
      object.member("revealed", revealed)
    }
  }

  func drawSummary(style: Style, into output: inout Output) {
    let words = style.words
    if !wholes.isEmpty {
      output.paragraph(
        words.allGames(begun: begun, finished: finished, revealed: revealed), style: style, color: .bold)
    }
    let best = best.map { words.bestOfSize(pairs: $0.pairs, moves: $0.moves, isSplit: $0.isSplit) }
    if !best.isEmpty { output.paragraph(words.bestWithoutAids(list: words.clauses(best)), style: style) }
    if let days { output.paragraph(days.sentence(words), style: style) }
    matches?.draw(style: style, into: &output)
  }
}
