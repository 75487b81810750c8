import MemoryGame
import Text

/// Draws what the last line is answered with: a screen, a list or a message.
struct AppScreen {
  var style: Style
  /// How long a line has been waiting for the world.
  var secondsWaited = 0
  private let menu = MenuScreen()
  private let categories = CategoriesScreen()
  private let settings = SettingsScreen()
  private var table = TableScreen()
  private var painter = ScreenPainter()

  /// What asked for the board in words, if anything did; the first line says it.
  private let plainReason: PlainReason?

  init(style: Style, plainReason: PlainReason? = nil) {
    self.style = style
    self.plainReason = plainReason
  }

  /// The answer to a line, or the screen of the start if there is none.
  mutating func draw(
    _ state: AppState, answering line: Line?, _ analyst: Analyst, into output: inout Output
  ) {
    if style.redraws, painter.hasBegun { return redraw(state, answering: line, analyst, into: &output) }
    let context = state.context(for: line, analyst, style: style)
    if !style.redraws {
      painter = ScreenPainter()
      return print(state, context, into: &output)
    }
    painter.begin(Output.text { print(state, context, into: &$0) }, into: &output)
  }

  /// The answer below whatever was printed before.
  private mutating func print(_ state: AppState, _ context: AnswerContext, into output: inout Output) {
    if state.notice is StartNotice {
      if style.isPlain, let plainReason { output.paragraph(plainReason.sentence(style.words), style: style) }
      output.paragraph(style.words.greeting, style: style)
      output.paragraph(style.words.howToBegin, style: style)
    }
    // Who listens hears what it comes to first.
    let tellsFirst = style.isPlain && !state.tellsTurnedCards
    if tellsFirst { drawMessage(state, context, into: &output) }
    if style.isPlain ? state.tellsScreen : state.showsScreen {
      let message = style.height == nil ? 0 : linesOfMessage(state, context)
      drawScreen(state, context, above: message, into: &output)
    }
    drawList(state, context, into: &output)
    if !tellsFirst { drawMessage(state, context, into: &output) }
  }

  /// The screen and, below it, the answer, over whatever the terminal shows. A list for which there is no room
  /// beside the screen takes its place. `note` takes the place of the answer.
  mutating func redraw(
    _ state: AppState, answering line: Line?, below note: String? = nil, _ analyst: Analyst,
    into output: inout Output
  ) {
    let context = state.context(for: line, analyst, style: style)
    let list = Output.text { output in
      if let note { output.append(note) } else { drawList(state, context, into: &output) }
    }
    let message = Output.text { output in
      if note == nil { drawMessage(state, context, into: &output) }
    }
    if state.isOver { return output.append(contentsOf: message) }
    let screen = Output.text { output in
      if !isLong(list) { drawScreen(state, context, above: list.lines + message.lines, into: &output) }
    }
    let room = room(beside: list.lines + message.lines)
    painter.paint(cut(screen, to: room) + list + message, style, into: &output)
  }

  /// The first lines of a screen that is too long, and a note that there is more.
  private func cut(_ screen: [UInt8], to room: Int) -> [UInt8] {
    guard screen.lines > room else { return screen }
    let note = Output.text { $0.paragraph(style.words.moreBelow, style: style, color: .dim) }
    guard room > note.lines else { return Array(screen.firstLines(room)) }
    return screen.firstLines(room - note.lines) + note
  }

  /// How many lines of a screen are drawn: in a terminal of a few rows the answer counts for more. A player who
  /// asks for full cards gets all of them, even if the terminal scrolls.
  private func room(beside lines: Int) -> Int {
    guard let height = style.height, style.board != .full else { return .max }
    return max(0, height - Self.linesOfPrompt - lines)
  }

  /// Takes notice that the player has ended a line, which moved the cursor.
  mutating func lineWasTyped() {
    painter.lineWasTyped()
  }

  /// Empties the terminal for another program.
  func wipe(into output: inout Output) {
    painter.wipe(style, into: &output)
  }

  /// Whether a list takes the place of the screen, because too little would be left for that.
  private func isLong(_ list: [UInt8]) -> Bool {
    style.height.map { 3 * list.lines > $0 } ?? false
  }

  /// What only this answer shows, or what it waits for.
  private func drawList(_ state: AppState, _ context: AnswerContext, into output: inout Output) {
    guard let notice = state.notice else { return drawWaiting(state.game.request, into: &output) }
    notice.draw(context, into: &output)
  }

  private func drawWaiting(_ request: GameState.Request?, into output: inout Output) {
    // Where nothing is drawn over, a line is enough.
    guard let request, secondsWaited == 0 || style.redraws else { return }
    let category = request.category.title(style.words)
    output.paragraph(
      style.isPlain
        ? style.words.fetchingTunes(of: category)
        : style.words.fetchingTunes(of: category, seconds: secondsWaited > 0 ? secondsWaited : nil),
      style: style)
  }

  private func drawMessage(_ state: AppState, _ context: AnswerContext, into output: inout Output) {
    if let message = state.notice?.message(context) { output.paragraph(message, style: style) }
  }

  private func linesOfMessage(_ state: AppState, _ context: AnswerContext) -> Int {
    Output.text { drawMessage(state, context, into: &$0) }.lines
  }

  /// The screen on which the player is, above so many lines of an answer.
  private mutating func drawScreen(
    _ state: AppState, _ context: AnswerContext, above lines: Int, into output: inout Output
  ) {
    switch state.path.current {
    case .menu: menu.draw(state.game, tellsGame: !(state.notice is StartNotice), style: style, into: &output)
    case .categories: categories.draw(state.game.next.category, style: style, into: &output)
    case .settings:
      settings.draw(
        state.settings, players: state.game.next.players.row(style.words), style: style, into: &output)
    case .game:
      guard let table = state.game.table else { return }
      if style.isPlain {
        if !state.tellsTurnedCards {
          for sentence in table.boardSentences(style: style) { output.paragraph(sentence, style: style) }
        }
        return drawEnd(of: table, state, context, into: &output)
      }
      self.table.draw(
        table, since: state.steps.lineStart, height: height(of: table, state, context, above: lines),
        style: style, into: &output)
      drawEnd(of: table, state, context, into: &output)
    }
  }

  /// The rows of the terminal that there are for a table; nil where that does not matter.
  private func height(
    of table: Table, _ state: AppState, _ context: AnswerContext, above lines: Int
  ) -> Int? {
    guard let height = style.height else { return nil }
    let end = Output.text { drawEnd(of: table, state, context, into: &$0) }.lines
    return height - max(end + lines, linesOfMessages) - Self.linesOfPrompt
  }

  /// Rows of the terminal for the prompt, and for the cursor behind a line that was typed: if that were below
  /// the last row, the terminal would scroll.
  private static let linesOfPrompt = 2

  /// Rows of the terminal that are left for messages even if there is none, so that the form of a board does
  /// not depend on what is said below it.
  private var linesOfMessages: Int { (40..<60).contains(style.width) ? 3 : 2 }

  /// What the others did, and whose turn it is, or what a game that is over comes to, unless the message tells
  /// it.
  private func drawEnd(
    of table: Table, _ state: AppState, _ context: AnswerContext, into output: inout Output
  ) {
    if table.isShared {
      let messages = table.messages(table.moves(since: state.steps.lineStart), style: style)
      if style.isPlain, !messages.isEmpty {
        output.paragraph(style.words.sentences(messages), style: style)
      } else {
        for message in messages { output.paragraph(message, style: style) }
      }
    }
    if state.notice?.tellsTurn(context) == true { return }
    if table.game.isOver {
      output.paragraph(table.conclusion(context.analyst, style: style), style: style)
    } else if table.isShared {
      output.paragraph(table.turnSentence(style.words), style: style)
    }
  }
}

extension AppState {
  fileprivate var showsScreen: Bool { notice.map { $0.showsScreen && !$0.isRefusal } ?? false }
  fileprivate var tellsScreen: Bool { notice.map { $0.tellsScreen && !$0.isRefusal } ?? false }
  fileprivate var tellsTurnedCards: Bool { notice?.tellsTurnedCards ?? false }
}
