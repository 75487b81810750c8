/// Draws what the last line is answered with: a screen, a list or a message.
struct AppScreen {
  var style: Style
  private let menu = MenuScreen()
  private let categories = CategoriesScreen()
  private var game = GameScreen()
  private let help = HelpScreen()
  private let steps = StepsScreen()
  private let review = ReviewScreen()
  private let records = RecordsScreen()

  init(style: Style) {
    self.style = style
  }

  /// The answer to a line, or the screen of the start.
  mutating func draw(_ state: borrowing AppState, answering line: Line?, into output: inout Output) {
    if let request = state.game.request {
      return output.paragraph("Fetching tunes of \(request.category.title) ... (Ctrl-C gives up)", style: style)
    }
    switch state.answer {
    case .welcome:
      output.paragraph(Version.greeting, style: style)
      output.paragraph("To begin, type: play. For what else can be typed: help. To leave: quit", style: style)
      drawScreen(state, into: &output)
    case .screen where state.game.notice?.review != nil:
      review.draw(state.game.notice!.review!, flips: state.game.table!.board.flips, into: &output)
    case .screen where !state.isRefusal, .categoryChosen, .steps(.moved):
      if style.clears { output.append("\u{1B}[H\u{1B}[J") }
      drawScreen(state, into: &output)
    case .help(let command):
      help.draw(command, on: state.path.current, style: style, into: &output)
    case .records(let notice):
      records.draw(notice, style: style, into: &output)
    case .steps(.listed(let first)):
      steps.draw(state.steps, after: first, style: style, into: &output)
    case .screen, .steps, .given, .refused, .farewell:
      break
    }
    if let message = state.message(to: line) {
      output.paragraph(message, style: style, color: state.isRefusal ? .red : .cyan)
    }
  }

  private mutating func drawScreen(_ state: borrowing AppState, into output: inout Output) {
    switch state.path.current {
    case .menu: menu.draw(state, style: style, into: &output)
    case .categories: categories.draw(state.game.next.category, style: style, into: &output)
    case .game: game.draw(state.game, style: style, into: &output)
    }
  }

}
