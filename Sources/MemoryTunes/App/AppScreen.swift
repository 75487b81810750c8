import Flow
import MemoryCore
import MemoryGame
import MenuFeature
import PlayFeature
import PreferencesFeature
import Text
import Wording

/// Draws the answer to the last line: a screen, a list or a message.
struct AppScreen {
  var style: Style
  /// How long the current line has been waiting for effects.
  var secondsWaited = 0
  /// Nil until the screen is connected to a store.
  private var shown: ShownScreen?
  private var table = TableScreen()
  private var painter = ScreenPainter()
  /// The page of a long answer, from 0, and whether another follows.
  private var page = 0
  private(set) var hasMore = false
  /// Whether the output is flushed before each further move of a computer player, in plain output at a prompt.
  private var pausesInPlain: Bool { style.isPlain && style.wrapsPlain }

  /// The reason for plain output, which the first line gives; nil if it is off.
  private let plainReason: PlainReason?
  /// Whether nothing is saved from an earlier session. Then the start shows the rules.
  private let isFirstStart: Bool

  init(style: Style, plainReason: PlainReason? = nil, isFirstStart: Bool = false) {
    self.style = style
    self.plainReason = plainReason
    self.isFirstStart = isFirstStart
  }

  /// From now on it shows the screens of this store.
  mutating func connect(to store: Store<AppState, AppAction, Effect>) { shown = ShownScreen(store) }

  /// The answer to a line, or the screen of the start.
  mutating func draw(_ state: AppState, _ analyst: Analyst, into output: inout Output) {
    (page, hasMore) = (0, false)
    if style.redraws, painter.hasBegun { return redraw(state, analyst, into: &output) }
    let context = state.context(analyst, style: style)
    if !style.redraws {
      painter = ScreenPainter()
      return print(state, context, into: &output)
    }
    painter.begin(Output.text { print(state, context, into: &$0) }, into: &output)
  }

  /// The answer, below the previous output.
  private mutating func print(_ state: AppState, _ context: AnswerContext, into output: inout Output) {
    if state.notice is StartNotice {
      let plain = style.isPlain ? plainReason?.sentence(style.words) : nil
      output.paragraph(plain ?? style.words.greeting, style: style)
      if isFirstStart {
        output.paragraph(style.words.rulesInBrief, style: style)
        output.paragraph(style.words.goalInBrief, style: style)
        if state.settings.tunes != .builtIn {
          let off = Setting.tunes.line(TunePolicy.builtIn.rawValue, style.words)
          output.paragraph(style.words.newGameAsksCatalog(off: off), style: style)
        }
      }
      output.paragraph(style.words.howToBegin, style: style)
    }
    drawUnderstood(state, into: &output)
    // Plain output begins with the news; a list comes before the advice about it.
    let tellsFirst = style.isPlain && !state.tellsTurnedCards && !state.listsFirst
    if tellsFirst { drawMessage(state, context, into: &output) }
    if style.isPlain ? state.tellsScreen : state.showsScreen { drawScreen(state, context, into: &output) }
    let listsLast = style.isPlain && state.tellsTurnedCards
    if !listsLast { drawList(state, context, into: &output) }
    if !tellsFirst { drawMessage(state, context, into: &output) }
    if listsLast { drawList(state, context, into: &output) }
  }

  /// The screen and, below it, the answer, over the terminal's contents. `note` replaces the answer.
  mutating func redraw(
    _ state: AppState, below note: String? = nil, _ analyst: Analyst, into output: inout Output
  ) {
    let context = state.context(analyst, style: style)
    let answer = Output.text { output in
      if let note { return output.append(note) }
      drawUnderstood(state, into: &output)
      drawList(state, context, into: &output)
      drawMessage(state, context, into: &output)
    }
    if state.isOver { return output.append(contentsOf: answer) }
    let pages = pages(state, context, answer)
    page = max(0, min(page, pages.count - 1))
    hasMore = page < pages.count - 1
    painter.paint(pages.isEmpty ? [] : pages[page], style, into: &output)
  }

  /// The board at one moment of a turn, and below it the moves since `start`.
  mutating func drawMoment(of table: Table, since start: LogPosition, into output: inout Output) {
    var board = Output.text { drawBoard(of: table, TableScreen.Standing(table), since: start, into: &$0) }
    let moves = table.moves(since: start)
    let messages =
      table.cardTurned(since: start).map { [table.message(onFirst: $0, style: style)] }
      ?? table.messages(moves[...], style: style)
    board += Output.text { output in
      for message in messages { output.paragraph(message, style: style) }
    }
    painter.paint(Array(board.firstLines(rowsOfScreen ?? .max)), style, into: &output)
  }

  /// Goes to the next page of a long answer.
  mutating func turnPage() {
    page += 1
  }

  /// An answer that does not fit below the screen replaces it. An answer about the board always has the board,
  /// and continues on the next page.
  private mutating func pages(
    _ state: AppState, _ context: AnswerContext, _ answer: [UInt8]
  ) -> [[UInt8]] {
    let rows = rowsOfScreen ?? .max
    guard case .game(let standing?) = shown?.content, let table = state.game.table else {
      let screen = Output.text { drawScreen(state, context, into: &$0) }
      return (screen.lines + answer.lines <= rows || answer.isEmpty ? screen + answer : answer).pages(of: rows)
    }
    let board = Output.text { drawBoard(of: table, standing, since: state.steps.lineStart, into: &$0) }
    let left = rows - board.lines
    let below = lastMoves(of: table, state, context, rows: left - answer.lines) + answer
    guard below.lines <= left || state.showsScreen else { return answer.pages(of: rows) }
    let first = below.firstLines(left)
    return [board + first] + below.dropFirst(first.count).pages(of: rows)
  }

  /// The opponents' moves, without the first ones if there is not enough space.
  private func lastMoves(
    of table: Table, _ state: AppState, _ context: AnswerContext, rows: Int
  ) -> [UInt8] {
    let moves = table.moves(since: state.steps.lineStart)
    var text: [UInt8] = []
    for count in stride(from: min(moves.count, Self.mostMoves), through: 0, by: -1) {
      text = Output.text { output in
        drawEnd(
          of: table, state, context, moves: moves.suffix(count), isCut: count < moves.count, into: &output)
      }
      if text.lines <= rows { break }
    }
    return text
  }

  /// The most opponents' moves that are listed below a board.
  private static let mostMoves = 20

  /// Notes that Enter moved the cursor.
  mutating func lineWasTyped() {
    painter.lineWasTyped()
  }

  /// Clears the terminal for another program.
  func wipe(into output: inout Output) {
    painter.wipe(style, into: &output)
  }

  /// The form in which a line was understood, so that players learn it.
  private func drawUnderstood(_ state: AppState, into output: inout Output) {
    guard let line = state.line?.understood, state.notice != nil else { return }
    output.paragraph(style.words.understood(line: OutsideText.shown(line)), style: style)
  }

  /// The part that only this answer has, or the fetch that it waits for.
  private func drawList(_ state: AppState, _ context: AnswerContext, into output: inout Output) {
    guard let notice = state.notice else { return drawWaiting(state.game.request, into: &output) }
    notice.draw(context, into: &output)
  }

  private func drawWaiting(_ request: GameState.Request?, into output: inout Output) {
    // If nothing is redrawn, one line is enough.
    guard let request, secondsWaited == 0 || style.redraws else { return }
    let category = request.category.title(style.words)
    output.paragraph(
      style.isPlain
        ? style.words.fetchingTunes(category: category)
        : style.words.fetchingTunesSeconds(
          category: category, seconds: secondsWaited > 0 ? secondsWaited : nil),
      style: style)
  }

  private func drawMessage(_ state: AppState, _ context: AnswerContext, into output: inout Output) {
    for text in state.notice?.paragraphs(context) ?? [] { output.paragraph(text, style: style) }
  }

  /// The current screen.
  private mutating func drawScreen(_ state: AppState, _ context: AnswerContext, into output: inout Output) {
    switch shown?.content {
    case .menu(let menu): menu.draw(tellsGame: !(state.notice is StartNotice), style: style, into: &output)
    case .categories(let categories): categories.draw(style: style, into: &output)
    case .settings(let settings): settings.draw(style: style, into: &output)
    case .game(let standing):
      guard let table = state.game.table, let standing else { return }
      if style.isPlain {
        if !state.tellsTurnedCards {
          for sentence in table.boardSentences(style: style) { output.paragraph(sentence, style: style) }
        }
      } else {
        drawBoard(of: table, standing, since: state.steps.lineStart, into: &output)
      }
      drawEnd(of: table, state, context, moves: table.moves(since: state.steps.lineStart)[...], into: &output)
    case nil: break
    }
  }

  private mutating func drawBoard(
    of table: Table, _ standing: TableScreen.Standing, since start: LogPosition, into output: inout Output
  ) {
    self.table.draw(
      table, standing, since: start, height: rowsOfScreen.map { $0 - linesOfMessages(table) }, style: style,
      into: &output)
  }

  /// The rows of the terminal except those for the prompt and for the cursor after Enter: if that were below
  /// the last row, the terminal would scroll. Nil if screens may have any height.
  private var rowsOfScreen: Int? { style.height.map { max(1, $0 - 2) } }

  /// Rows reserved for messages below a board, so that its form does not depend on them.
  private func linesOfMessages(_ table: Table) -> Int {
    style.width >= 60 || style.width < 40 && table.isShared ? 2 : 3
  }

  /// Draws the opponents' moves, then the turn, unless the message has said it. `isCut`: there were more moves
  /// before these.
  private func drawEnd(
    of table: Table, _ state: AppState, _ context: AnswerContext, moves: ArraySlice<CompletedMove>,
    isCut: Bool = false, into output: inout Output
  ) {
    if table.isShared {
      for (index, message) in table.messages(moves, style: style).enumerated() {
        if pausesInPlain, index > 0, !table.players.list[moves[moves.startIndex + index].seat].isPerson {
          output.flush()
        }
        output.paragraph((isCut && index == 0 ? style.ellipsis + " " : "") + message, style: style)
      }
    }
    if table.isShared, !table.game.isOver, state.notice?.tellsTurn(context) != true {
      output.paragraph(table.turnSentence(style.words), style: style)
    }
  }
}

extension AppState {
  fileprivate var showsScreen: Bool { notice.map { $0.showsScreen && showsAnything($0) } ?? false }
  fileprivate var tellsScreen: Bool { notice.map { $0.tellsScreen && showsAnything($0) } ?? false }
  /// A refused line changed nothing, unless a bot failed to move after other moves.
  private func showsAnything(_ notice: any Notice) -> Bool {
    !notice.isRefusal || steps.lineStart != LogPosition(game.table)
  }
  fileprivate var tellsTurnedCards: Bool { notice?.tellsTurnedCards ?? false }
  fileprivate var listsFirst: Bool { notice?.listsFirst ?? false }
}
