import Text
import Wording

let statsCommand = Command(
  name: "stats", parameters: [.number(.pairs, isOptional: true)], subject: .records, consequence: .shows()
) { arguments throws(LineProblem) in .state(StatsRequested(pairs: try arguments.optionalCount(0))) }

struct StatsRequested: GameAction {
  let pairs: Int?

  func reduce(_ game: inout GameState, _ asker: Asker) -> Next {
    if let pairs, pairs < 2 { return .refuse(tooFewPairs: pairs, for: "stats") }
    let canBeDealt = pairs.map(game.canDeal) ?? true
    return .ask(
      .readStats(game.settings.category, game.choice, pairs: pairs, canBeDealt: canBeDealt))
  }
}

extension Output {
  fileprivate mutating func members(_ group: Stats.Group) {
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

/// Statistics of a player's games, for all decks and for one category, by number of pairs and kind of cards.
struct Stats: GameAction, Answer {
  let code = AnswerCode.done("stats")
  let groups: [Group]
  /// The accuracy of the last games with such cards, from 0 to 1, earliest first.
  let skills: [CardContent: [Double]]
  /// The games of the day; nil if none was finished.
  let days: DayStats?
  /// The games of several players; nil if none was finished.
  let matches: MatchStats?
  /// The boxes of the next game's deck; nil if no pair was practiced.
  var boxes: Boxes?
  /// The number of pairs that was asked about; nil for any.
  var pairs: Int?
  /// Whether a game of so many pairs can be dealt.
  var canBeDealt = true

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

  /// The games with one number of pairs.
  struct Group {
    /// Nil for all decks.
    let category: BuiltInDeck?
    let cards: CardContent
    let pairs: Int
    let begun: Int
    let revealed: Int
    /// The fewest moves of a game without aids; nil if there is none.
    let best: Int?
    /// The number of games by number of moves.
    let moves: [(value: Int, count: Int)]

    var finished: Int { moves.reduce(0) { $0 + $1.count } }
    var mean: Double { moves.reduce(0) { $0 + Double($1.value) * Double($1.count) } / Double(finished) }
  }

  /// The groups of all decks.
  private var wholes: [Group] { groups.filter { $0.category == nil } }

  private var begun: Int { wholes.reduce(0) { $0 + $1.begun } }
  private var finished: Int { wholes.reduce(0) { $0 + $1.finished } }
  private var revealed: Int { wholes.reduce(0) { $0 + $1.revealed } }

  /// The fewest moves without aids of the numbers of pairs that were played most, in ascending order.
  private var best: [(pairs: Int, moves: Int, isSplit: Bool)] {
    let played = wholes.enumerated().filter { $0.element.best != nil }
      .sorted { ($0.element.finished, -$0.offset) > ($1.element.finished, -$1.offset) }
    return played.prefix(Self.mostBest).sorted { $0.offset < $1.offset }.map(\.element)
      .map { ($0.pairs, $0.best!, $0.cards == .split) }
  }

  private static let mostBest = 5

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
