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
  private let help = HelpScreen()
  private let steps = StepsScreen()
  private let review = ReviewScreen()
  private let records = RecordsScreen()
  private let decks = DecksScreen()
  private var painter = ScreenPainter()

  /// What asked for the board in words, if anything did; the first line says it.
  private let plainReason: PlainReason?

  init(style: Style, plainReason: PlainReason? = nil) {
    self.style = style
    self.plainReason = plainReason
  }

  /// The answer to a line, or the screen of the start if there is none.
  mutating func draw(
    _ state: borrowing AppState, answering line: Line?, _ analyst: Analyst, into output: inout Output
  ) {
    if !style.redraws {
      painter = ScreenPainter()
      return print(state, answering: line, analyst, into: &output)
    }
    if painter.hasBegun { return redraw(state, answering: line, analyst, into: &output) }
    painter.begin(Output.text { print(state, answering: line, analyst, into: &$0) }, into: &output)
  }

  /// The answer below whatever was printed before.
  private mutating func print(
    _ state: borrowing AppState, answering line: Line?, _ analyst: Analyst, into output: inout Output
  ) {
    if case .welcome = state.answer {
      if style.isPlain, let plainReason { output.paragraph(plainReason.sentence(style.words), style: style) }
      output.paragraph(style.words.greeting, style: style)
      output.paragraph(style.words.howToBegin, style: style)
    }
    // Who listens hears what it comes to first.
    let tellsFirst = style.isPlain && !state.answer.tellsTurnedCards
    if tellsFirst { drawMessage(state, answering: line, analyst, into: &output) }
    if style.isPlain ? state.answer.showsPlainScreen : state.answer.showsScreen {
      let message = style.height == nil ? 0 : lines(ofMessageTo: line, state, analyst)
      drawScreen(state, analyst, above: message, into: &output)
    }
    drawList(state, into: &output)
    if !tellsFirst { drawMessage(state, answering: line, analyst, into: &output) }
  }

  /// The screen and, below it, the answer, over whatever the terminal shows. A list for which there is no room
  /// beside the screen takes its place. `note` takes the place of the answer.
  mutating func redraw(
    _ state: borrowing AppState, answering line: Line?, below note: String? = nil, _ analyst: Analyst,
    into output: inout Output
  ) {
    let list = Output.text { output in
      if let note { output.append(note) } else { drawList(state, into: &output) }
    }
    let message = Output.text { output in
      if note == nil { drawMessage(state, answering: line, analyst, into: &output) }
    }
    if case .farewell = state.answer { return output.append(contentsOf: message) }
    let screen = Output.text { output in
      if !isLong(list) { drawScreen(state, analyst, above: list.lines + message.lines, into: &output) }
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

  /// Lists that were asked for.
  private func drawList(_ state: borrowing AppState, into output: inout Output) {
    switch state.answer {
    case .tunes(.decks(let list)):
      decks.draw(list, style: style, into: &output)
    case .skill(.review(let game)):
      if let table = state.game.table { review.draw(game, on: table, style: style, into: &output) }
    case .skill(.share(let share)):
      let lines = share.lines(isASCII: !style.showsUnicode, isPlain: style.isPlain, style.words)
      for line in lines { output.line(style.shown(line)) }
    case .help(let topic):
      help.draw(CommandList.all, topic, on: state.path.current, style: style, into: &output)
    case .records(let notice):
      records.draw(notice, style: style, into: &output)
    case .steps(.listed(let first)):
      steps.draw(state.steps, after: first, style: style, into: &output)
    case .pending:
      drawWaiting(state.game.request, into: &output)
    case .welcome, .navigation, .categories, .settings, .game, .table, .tunes, .skill, .steps, .questions,
      .given, .mistyped, .farewell:
      break
    }
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

  private func drawMessage(
    _ state: borrowing AppState, answering line: Line?, _ analyst: Analyst, into output: inout Output
  ) {
    guard let message = state.message(to: line, analyst, style: style) else { return }
    output.paragraph(message, style: style)
  }

  private func lines(ofMessageTo line: Line?, _ state: borrowing AppState, _ analyst: Analyst) -> Int {
    Output.text { drawMessage(state, answering: line, analyst, into: &$0) }.lines
  }

  /// The screen on which the player is, above so many lines of an answer.
  private mutating func drawScreen(
    _ state: borrowing AppState, _ analyst: Analyst, above lines: Int, into output: inout Output
  ) {
    switch state.path.current {
    case .menu: menu.draw(state.game, tellsGame: state.answer != .welcome, style: style, into: &output)
    case .categories: categories.draw(state.game.next.category, style: style, into: &output)
    case .settings: settings.draw(state.settings, style: style, into: &output)
    case .game:
      guard let table = state.game.table else { return }
      if style.isPlain {
        if !state.answer.tellsTurnedCards {
          for sentence in table.boardSentences(style: style) { output.paragraph(sentence, style: style) }
        }
        return drawEnd(of: table, state, analyst, into: &output)
      }
      self.table.draw(
        table, since: state.steps.lineStart, height: height(of: table, state, analyst, above: lines),
        style: style,
        into: &output)
      drawEnd(of: table, state, analyst, into: &output)
    }
  }

  /// The rows of the terminal that there are for a table; nil where that does not matter.
  private func height(
    of table: Table, _ state: borrowing AppState, _ analyst: Analyst, above lines: Int
  ) -> Int? {
    guard let height = style.height else { return nil }
    let end = Output.text { drawEnd(of: table, state, analyst, into: &$0) }.lines
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
    of table: Table, _ state: borrowing AppState, _ analyst: Analyst, into output: inout Output
  ) {
    if table.isShared {
      let messages = table.messages(table.moves(since: state.steps.lineStart), style: style)
      if style.isPlain, !messages.isEmpty {
        output.paragraph(style.words.sentences(messages), style: style)
      } else {
        for message in messages { output.paragraph(message, style: style) }
      }
    }
    switch state.answer {
    case .game(.dealt): return
    case .skill(.par) where table.game.isOver: return
    case .table(let notice) where notice.tellsTurn || notice.endsGame: return
    default: break
    }
    if table.game.isOver {
      output.paragraph(table.conclusion(analyst, style: style), style: style)
    } else if table.isShared {
      output.paragraph(table.turnSentence(style.words), style: style)
    }
  }
}

extension Answer {
  /// Whether a screen that is told in words belongs to the answer: where it was asked for, where the player has
  /// gone to, and after a step back. Other answers tell the news and repeat nothing.
  fileprivate var showsPlainScreen: Bool {
    switch self {
    case .navigation, .table, .steps(.moved): !isRefusal
    case .welcome, .pending, .categories, .settings, .game, .tunes, .skill, .help, .records, .steps, .questions,
      .given, .mistyped, .farewell:
      false
    }
  }

  /// Whether the message tells what has changed on the board.
  fileprivate var tellsTurnedCards: Bool { if case .table = self { true } else { false } }

  /// Whether a script is shown the screen with the answer.
  fileprivate var showsScreen: Bool {
    switch self {
    case .welcome: true
    case .tunes(.decks): false
    case .navigation, .categories, .settings(.chosen), .game, .table, .tunes, .skill(.hint), .skill(.par),
      .steps(.moved):
      !isRefusal
    case .pending, .settings, .skill, .help, .records, .steps, .questions, .given, .mistyped, .farewell: false
    }
  }
}
