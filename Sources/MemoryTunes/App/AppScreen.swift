import MemoryGame

/// Draws what the last line is answered with: a screen, a list or a message.
struct AppScreen {
  var style: Style
  private let menu = MenuScreen()
  private let categories = CategoriesScreen()
  private var table = TableScreen()
  private let help = HelpScreen()
  private let steps = StepsScreen()
  private let review = ReviewScreen()
  private let records = RecordsScreen()

  init(style: Style) {
    self.style = style
  }

  /// The answer to a line, or the screen of the start if there is none.
  mutating func draw(
    _ state: borrowing AppState, answering line: Line?, _ analyst: Analyst, into output: inout Output
  ) {
    switch state.answer {
    case .welcome:
      output.paragraph(Version.greeting, style: style)
      output.paragraph("To begin, type: play. For what else can be typed: help. To leave: quit", style: style)
      drawScreen(state, analyst, into: &output)
    case .pending:
      drawWaiting(state.game.request, into: &output)
    case .navigation, .categories, .game, .table, .tunes, .skill(.hint), .skill(.par), .steps(.moved):
      if !state.answer.isRefusal { drawWholeScreen(state, analyst, into: &output) }
    case .skill(.review(let game)):
      review.draw(game, style: style, into: &output)
    case .skill(.share(let share)):
      for line in share.lines(isASCII: !style.showsUnicode) { output.line(style.shown(line)) }
    case .help(let command):
      let list = CommandList.all
      help.draw(
        list.explained(command, on: state.path.current), isList: command == nil, on: state.path.current,
        style: style, into: &output)
    case .records(let notice):
      records.draw(notice, style: style, into: &output)
    case .steps(.listed(let first)):
      steps.draw(state.steps, after: first, style: style, into: &output)
    case .skill, .steps, .given, .mistyped, .farewell:
      break
    }
    if let message = state.message(to: line, analyst) {
      output.paragraph(message, style: style, color: state.answer.isRefusal ? .red : .cyan)
    }
  }

  private func drawWaiting(_ request: GameState.Request?, into output: inout Output) {
    guard let request else { return }
    output.paragraph("Fetching tunes of \(request.category.title) ... (Ctrl-C gives up)", style: style)
  }

  private mutating func drawWholeScreen(
    _ state: borrowing AppState, _ analyst: Analyst, into output: inout Output
  ) {
    if style.clears { output.append("\u{1B}[H\u{1B}[J") }
    drawScreen(state, analyst, into: &output)
  }

  private mutating func drawScreen(_ state: borrowing AppState, _ analyst: Analyst, into output: inout Output) {
    switch state.path.current {
    case .menu: menu.draw(state.game, tellsGame: state.answer != .welcome, style: style, into: &output)
    case .categories: categories.draw(state.game.next.category, style: style, into: &output)
    case .game:
      guard let table = state.game.table else { return }
      self.table.draw(table, since: state.steps.lineStart, style: style, into: &output)
      drawEnd(of: table, state, analyst, into: &output)
    }
  }

  /// Whose turn it is, or what a game that is over comes to, unless the message tells it.
  private func drawEnd(
    of table: Table, _ state: borrowing AppState, _ analyst: Analyst, into output: inout Output
  ) {
    switch state.answer {
    case .game(.dealt): return
    case .table(let notice) where notice.tellsTurn || notice.endsGame: return
    default: break
    }
    if table.game.isOver {
      output.paragraph(table.conclusion(analyst), style: style)
    } else if table.isShared {
      output.paragraph(table.turnSentence, style: style)
    }
  }
}
