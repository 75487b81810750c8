import Flow
import MemoryGame
import Text
import Wording

/// Shows a session as text. It subscribes to the store, and draws when a line is finished or has to wait.
package final class TextRenderer {
  /// How screens are drawn unless the player chooses otherwise.
  private var style: Style
  /// How a choice of colors applies to this terminal.
  private let isColored: ((ColorChoice) -> Bool)?
  private let echoes: Bool
  /// Whether the session ends at the first refused line, without an answer.
  private let isStrict: Bool
  private let store: Store<AppState, AppAction, Effect>
  private var subscription: Subscription?
  private var screen: AppScreen
  private var painter = ScreenPainter()
  /// Whether the answer is printed below the screen of the start.
  private var keepsStart = false
  /// The page of a long answer, from 0, and whether another follows.
  private var page = 0
  /// How many pages come before the screen.
  private var firstPages = 0
  package private(set) var hasMore = false
  /// The parts of a long plain answer that are left, as paragraphs. The player asks for each.
  private var parts: ArraySlice<[String]> = []
  private var output: Output
  /// The screen that is shown for a while, before the line goes on or its answer.
  private var moment: (() -> [UInt8])?
  /// The move at which the player stopped watching a game.
  private var stoppedAt: Int?
  /// The size of the screen as it was drawn last.
  private var size: ScreenSize
  /// Whether an answer is to be shown once the turn is over: with pauses, in which the screen may be resized.
  private var isDue = false
  /// Waits while the player looks at the screen; returns false to skip the wait. Nil if nobody watches.
  package var pause: ((_ milliseconds: Int) -> Bool)?

  init(
    _ store: Store<AppState, AppAction, Effect>, _ settings: Settings, echoes: Bool, isFirst: Bool,
    style: Style, isColored: ((ColorChoice) -> Bool)?, write: @escaping (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    self.store = store
    (self.style, self.isColored) = (style, isColored)
    size = ScreenSize(width: style.width, height: style.height)
    (self.echoes, isStrict) = (echoes, settings.isStrict)
    screen = AppScreen(style: style, plainReason: settings.plainReason, isFirstStart: isFirst)
    output = Output(write: write)
  }

  /// Draws the screen of the start and from now on every answer, unless `isSilent`.
  func subscribe(unless isSilent: @escaping () -> Bool) {
    subscription = store.subscribe { [unowned self] state in
      if state.openLine?.secondsWaited != nil {
        heedChoices(of: state)
        draw(state)
        output.flush()
      } else if state.size != size {
        size = state.size
        heedChoices(of: state)
      } else if state.due != nil, !isSilent(), !isStrict || !state.isRefusal {
        if pause == nil { answer(state) } else { isDue = true }
      }
    }
  }

  /// The session begins with a line, and so with its answer.
  func beginWithLine() { screen.beginsWithLine = true }

  func echo(_ line: Line) { if echoes { output.line("> " + line.echo) } }

  func message(_ state: AppState) -> String? { state.headline?.message(context(state)) }

  /// The columns of the board that is shown; 0 if there is none, or if rows are hidden.
  var columns: Int { screen.columns }

  private func context(_ state: AppState) -> AnswerContext {
    state.context(style: screen.style, stoppedAt: stoppedAt)
  }

  func flush() { output.flush() }

  /// Shows the answer that is due, if one is.
  func showAnswer() {
    if isDue { answer(store.state) }
    isDue = false
  }

  private func answer(_ state: AppState) {
    (page, firstPages, hasMore, parts, stoppedAt) = (0, 0, false, [], nil)
    heedChoices(of: state)
    if screen.style.isPlain, screen.style.wrapsPlain, pause != nil, isLong(state) {
      return drawParts(state)
    }
    if screen.style.isPlain, pause != nil {
      let first = Output.text { state.headline?.drawFirst(context(state), into: &$0) }
      let rest = first.isEmpty ? [] : Output.text { screen.drawRest(state, context(state), into: &$0) }
      parts = first.partsToHear() + rest.partsToHear()
      if !parts.isEmpty { return drawNextPart() }
    }
    guard let pause, let time = state.settings.presentation.speed.milliseconds else { return draw(state) }
    guard screen.style.isPlain else {
      if case .watched(let game)? = state.answer.headline { show(game.table) { pause(time) } }
      return draw(store.state)
    }
    // As long as two cards are shown on a board.
    say(state) { pause(2 * time) }
  }

  /// Whether the answer is long to hear, and so comes in parts at a prompt.
  private func isLong(_ state: AppState) -> Bool {
    if case .helped? = state.answer.headline { return true }
    return state.path.current == .settings && state.headline?.shows.tellsScreen == true
  }

  private func draw(_ state: AppState) {
    screen.style.redraws ? paint(state) : screen.draw(state, context(state), into: &output)
  }

  private func drawParts(_ state: AppState) {
    let width = screen.style.width
    screen.style.width = Style.widthOfPlain
    parts = Output.text { screen.draw(state, context(state), into: &$0) }.partsToHear()
    screen.style.width = width
    drawNextPart()
  }

  private func drawNextPart() {
    for paragraph in parts.popFirst() ?? [] { output.paragraph(paragraph, style: screen.style) }
    hasMore = !parts.isEmpty
  }

  /// The screen and, below it, the answer, over the terminal's contents. `note` replaces the answer.
  private func paint(_ state: AppState, below note: String? = nil) {
    let context = context(state)
    let answer = Output.text { output in
      if let note { output.append(note) } else { screen.drawAnswer(state, context, into: &output) }
    }
    if state.isOver { return output.append(contentsOf: answer) }
    let first = note == nil ? screen.firstPages(state, context) : []
    let pages = first + screen.pages(state, context, answer)
    firstPages = first.count
    page = max(0, min(page, pages.count - 1))
    hasMore = page < pages.count - 1
    show(pages.isEmpty ? [] : pages[page])
  }

  private func show(_ page: [UInt8]) {
    if !painter.hasBegun { return painter.begin(page, into: &output) }
    keepsStart ? painter.printAgain(page, into: &output) : painter.paint(page, screen.style, into: &output)
  }

  /// Lets the player look at the card that was just turned up, before a program turns up the next one. Returns
  /// false if the player wants to see no more of them.
  func look(_ state: AppState) -> Bool {
    guard let pause, let time = state.settings.presentation.speed.milliseconds, let table = state.game.table
    else { return false }
    heedChoices(of: state)
    guard screen.style.showsMoves else { return false }
    let (found, start) = (state.answer.cardsJustFound, state.startOfMoves(redraws: true))
    moment = { [unowned self] in screen.moment(of: table, found: found, movesFrom: start) }
    defer { moment = nil }
    redraw()
    return pause(state.answer.endsWithMiss(on: table) ? 2 * time : time)
  }

  /// Shows a finished game again, card by card.
  private func show(_ watched: Table, pause: () -> Bool) {
    guard screen.style.showsMoves else { return }
    var table = watched
    let entries = table.game.log.position
    defer { moment = nil }
    table.rewind()
    for step in 0..<entries {
      table.game.redo(1)
      let found = table.game.moves(since: step).flatMap { $0.isPair ? $0.cards : [] }
      moment = { [unowned self, table] in
        screen.moment(of: table, found: found, movesFrom: step, watched: watched.game.board.moves)
      }
      redraw()
      guard pause() else {
        if step < entries - 1 { stoppedAt = table.game.board.moveInPlay }
        return
      }
    }
  }

  /// Prints the parts of a plain answer with pauses between them.
  private func say(_ state: AppState, pause: () -> Bool) {
    var parts: [[UInt8]] = []
    var answer = Output { parts.append(Array($0)) }
    screen.draw(state, context(state), into: &answer)
    answer.flush()
    var isHeard = true
    for (index, part) in parts.enumerated() {
      if index > 0, isHeard {
        output.flush()
        isHeard = pause()
      }
      output.append(contentsOf: part)
    }
  }

  /// Applies the player's choices of drawing and language.
  private func heedChoices(of state: AppState) {
    let isPlain = state.settings.presentation.board == .plain
    screen.style.language = state.spoken
    // A player who chooses a language can read it.
    screen.style.showsUnicode = style.showsUnicode || state.spoken != .english
    screen.style.board = state.settings.presentation.board
    // In plain output, a sentence is one line, which the terminal wraps.
    screen.style.width = isPlain && !style.wrapsPlain ? Style.widthOfPlain : state.size.width
    screen.style.height = state.size.height
    let redraws = style.redraws && !isPlain
    if screen.style.redraws, !redraws { painter = ScreenPainter() }
    screen.style.redraws = redraws
    screen.style.showsMoves =
      screen.style.redraws && pause != nil && state.settings.presentation.speed.milliseconds != nil
    screen.style.isColored = !isPlain && (isColored?(state.settings.presentation.color) ?? false)
  }
}

// What the host of a prompt asks for between two lines.
extension TextRenderer {
  /// Whether each screen is drawn over the previous one.
  package var redraws: Bool { screen.style.redraws }

  /// Redraws the screen, with optional lines in place of the last answer.
  package func redraw(below note: String? = nil) {
    if let moment {
      show(moment())
    } else if screen.style.redraws {
      paint(store.state, below: note)
    } else if let note {
      output.append(note)
    } else {
      draw(store.state)
    }
    output.flush()
  }

  /// Shows the screen, if what comes before it is shown.
  package func leaveFirstPages() {
    guard page < firstPages else { return }
    page = firstPages
    redraw()
  }

  package func showMore() {
    guard parts.isEmpty else {
      drawNextPart()
      return output.flush()
    }
    page += 1
    redraw()
  }

  /// The text below all pages but the last.
  package var morePrompt: String {
    let words = screen.style.words
    if page == firstPages - 1 { return words.moreToBegin }
    return screen.style.isPlain ? words.moreInPlain : words.more
  }

  /// Tells a player who may have tried to leave how to leave.
  package func tellHowToLeave() {
    let advice = Output.text { $0.paragraph(screen.style.words.howToLeave, style: screen.style) }
    redraw(below: String(decoding: advice, as: UTF8.self))
  }

  /// Plays a line whose answer leaves the text of the very first start in sight: nobody has read it yet.
  package func withStartInSight<Outcome>(_ play: () -> Outcome) -> Outcome {
    keepsStart = screen.isFirstStart && painter.hasBegun
    if keepsStart { painter.keepFirst() }
    defer { keepsStart = false }
    return play()
  }

  /// Notes that Enter moved the cursor.
  package func lineWasTyped() { painter.lineWasTyped() }

  /// Leaves the terminal to another program.
  package func wipe() {
    painter.wipe(screen.style, into: &output)
    output.flush()
  }
}
