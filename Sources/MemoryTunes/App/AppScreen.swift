import MemoryGame
import Text
import Wording

struct AppScreen {
  var style: Style
  private var table = TableScreen()
  /// The number of the table whose game ended, and the lines below its board then; nil if these fitted below
  /// the board as it was dealt.
  private var end: (table: Int, lines: Int)?
  /// The reason for plain output, which the first line gives; nil if it is off.
  let plainReason: PlainReason?
  /// Whether nothing is saved from an earlier session. Then the start shows the rules.
  let isFirstStart: Bool
  /// Whether the session begins with a line, and so with its answer in place of the menu.
  var beginsWithLine = false

  init(style: Style, plainReason: PlainReason?, isFirstStart: Bool) {
    (self.style, self.plainReason, self.isFirstStart) = (style, plainReason, isFirstStart)
  }

  /// The columns of the board drawn last; 0 if there is none, or if rows are hidden.
  var columns: Int { style.isPlain ? 0 : table.columns }

  /// The answer, below the previous output.
  mutating func draw(_ state: AppState, _ context: AnswerContext, into output: inout Output) {
    if state.isAtStart {
      if !beginsWithLine || isFirstStart || style.isPlain { drawGreeting(into: &output) }
      if beginsWithLine {
        drawNoteOnCatalog(state, into: &output)
        return
      }
    }
    drawUnderstood(state, into: &output)
    state.headline?.drawFirst(context, into: &output)
    drawRest(state, context, into: &output)
  }

  /// The answer without what comes before the screen.
  mutating func drawRest(_ state: AppState, _ context: AnswerContext, into output: inout Output) {
    // Plain output begins with the news, unless it is about cards or a list.
    let shown = state.headline?.shows ?? .nothing
    let isLast = !style.isPlain || shown == .listFirst
    let isFirst = !isLast && shown != .cards
    if isFirst { drawMessage(state, context, into: &output) }
    if state.showsScreen(isPlain: style.isPlain) { drawScreen(state, context, into: &output) }
    if state.isAtStart { drawAdvice(state, into: &output) }
    if !isFirst, !isLast { drawMessage(state, context, into: &output) }
    drawList(state, context, into: &output)
    if isLast { drawMessage(state, context, into: &output) }
  }

  func drawAnswer(_ state: AppState, _ context: AnswerContext, into output: inout Output) {
    drawUnderstood(state, into: &output)
    drawList(state, context, into: &output)
    drawMessage(state, context, into: &output)
  }

  /// What comes before the screen, as pages.
  func firstPages(_ state: AppState, _ context: AnswerContext) -> [[UInt8]] {
    let first = Output.text { state.headline?.drawFirst(context, into: &$0) }
    return first.isEmpty ? [] : first.pages(of: rowsOfScreen ?? .max)
  }

  /// The screen with an answer below it, as pages that fit the terminal. An answer that does not fit below the
  /// screen replaces it. An answer about the board always has the board, and continues on the next page.
  mutating func pages(_ state: AppState, _ context: AnswerContext, _ answer: [UInt8]) -> [[UInt8]] {
    let rows = rowsOfScreen ?? .max
    // Rows of the screen would look like what a number picks.
    if state.offeredSetting != nil || state.listsGames { return answer.pages(of: rows) }
    guard state.path.current == .game, let table = state.game.table else {
      if state.isAtStart { return [start(state, answer, rows: rows)] }
      let whole = Output.text { drawScreen(state, context, into: &$0) } + answer
      return (whole.lineCount <= rows || answer.isEmpty ? whole : answer).pages(of: rows)
    }
    let isEnd = if case .ended? = state.answer.headline { true } else { false }
    let found = state.answer.foundCards
    var board = Output.text { drawBoard(of: table, found: found, lowers: !isEnd, into: &$0) }
    let ending = ending(of: table, state, context)
    let start = state.startOfMoves(redraws: true)
    func lines(with answer: [UInt8]) -> [UInt8] {
      let rest = rows - board.lineCount - ending.lineCount - answer.lineCount
      return lastMoves(of: table, since: start, rows: rest) + ending + answer
    }
    func brief(_ brevity: Int) -> [UInt8] {
      var context = context
      context.brevity = brevity
      return lines(with: Output.text { drawAnswer(state, context, into: &$0) })
    }
    var below = lines(with: answer)
    if isEnd {
      // The end of the game is in sight: it has a line less, or the rows of the board are lowered, or the board
      // is left out.
      if board.lineCount + below.lineCount > rows {
        let briefer = brief(1)
        if board.lineCount + briefer.lineCount <= rows { below = briefer }
      }
      end = board.lineCount + below.lineCount > rows ? (table.number, below.lineCount) : nil
      board = Output.text { drawBoard(of: table, found: found, into: &$0) }
      if board.lineCount + below.lineCount > rows { (board, end) = ([], nil) }
    }
    let left = rows - board.lineCount
    if below.lineCount > left, case .dealt? = state.answer.headline {
      let briefer = (1...2).map(brief)
      return [board + (briefer.first { $0.lineCount <= left } ?? Array(briefer[1].firstLines(left)))]
    }
    guard below.lineCount <= left || state.showsBoardWithAnswer else { return answer.pages(of: rows) }
    let first = below.firstLines(left)
    return [board + first] + below.dropFirst(first.count).pages(of: rows)
  }

  /// The board at one moment of a turn or a watched game, and below it what happened: in a game of several the
  /// moves from an index of the log on. `found`: the cards of a pair just found. `watched`: the moves of the
  /// watched game.
  mutating func moment(of table: Table, found: [Int], movesFrom start: Int, watched moves: Int? = nil)
    -> [UInt8]
  {
    let board = Output.text { drawBoard(of: table, found: found, into: &$0) }
    let advice = Output.text { output in
      guard let moves else { return }
      let line = style.words.watching(move: table.game.board.moveInPlay, most: moves)
      output.paragraph(line, style: style, color: .dim)
    }
    let rows = (rowsOfScreen ?? .max) - advice.lineCount
    let below =
      table.isShared
      ? lastMoves(of: table, since: start, rows: rows - board.lineCount)
      : Output.text { $0.paragraph(table.messageOfMoment(style: style), style: style) }
    return (board + below).firstLines(rows) + advice
  }

  /// The moves, and a first card that a player has turned: the last ones, if there is not enough space.
  private func lastMoves(of table: Table, since start: Int, rows: Int) -> [UInt8] {
    guard table.isShared else { return [] }
    let moves = table.game.moves(since: start)
    let first = table.player.isPerson ? nil : table.game.firstCard(since: start)
    let least = table.game.isOver ? 0 : 1
    let count = min(moves.count, Self.mostMoves, max(least, rows - (first == nil ? 0 : 1)))
    return Output.text { output in
      drawMoves(moves.suffix(count), isCut: count < moves.count, first: first, on: table, into: &output)
    }
  }

  /// The most opponents' moves that are listed below a board.
  private static let mostMoves = 20

  /// The form in which a line was understood, so that players learn it.
  private func drawUnderstood(_ state: AppState, into output: inout Output) {
    guard let line = state.line?.understood, state.headline != nil else { return }
    output.paragraph(style.words.understood(line: OutsideText.shown(line)), style: style)
  }

  /// The part that only this answer has, or the fetch that it waits for.
  private func drawList(_ state: AppState, _ context: AnswerContext, into output: inout Output) {
    guard let seconds = state.openLine?.secondsWaited, let load = state.game.loading else {
      state.headline?.draw(context, into: &output)
      return
    }
    // If nothing is redrawn, one line is enough.
    guard seconds == 0 || style.redraws else { return }
    let title = load.category.title(style.words)
    output.paragraph(
      style.isPlain
        ? style.words.fetchingTunes(category: title)
        : style.words.fetchingTunesSeconds(category: title, seconds: seconds > 0 ? seconds : nil),
      style: style)
  }

  private func drawMessage(_ state: AppState, _ context: AnswerContext, into output: inout Output) {
    if state.openLine?.secondsWaited != nil, let table = state.game.table, table.isProgramsTurn {
      return output.paragraph(style.words.botIsThinking(name: table.player.name), style: style)
    }
    var color: Style.Color? = if case .ended? = state.answer.headline { .result } else { nil }
    for text in state.headline?.paragraphs(context) ?? [] {
      output.paragraph(text, style: style, color: color)
      color = nil
    }
  }

  private mutating func drawScreen(_ state: AppState, _ context: AnswerContext, into output: inout Output) {
    switch state.path.current {
    case .menu:
      state.game.drawMenuRows(state.today, style: style, into: &output)
      drawNextGame(state, into: &output)
    case .categories:
      state.game.drawCategories(
        state.decks, advises: !state.tellsDecksOfWords, style: style, into: &output)
    case .settings: state.game.drawSettings(style: style, into: &output)
    case .game:
      guard let table = state.game.table else { return }
      if !style.isPlain {
        drawBoard(of: table, found: state.answer.foundCards, into: &output)
      } else if state.headline?.shows != .cards {
        for sentence in table.boardSentences(style: style) { output.paragraph(sentence, style: style) }
      }
      if table.isShared {
        let moves = table.game.moves(since: state.startOfMoves(redraws: style.redraws))
        if style.isPlain, state.answer.hasDeal, !moves.isEmpty {
          output.paragraph(table.sentenceOnDeal(context), style: style)
        }
        drawMoves(moves[...], on: table, into: &output)
      }
      output.append(contentsOf: ending(of: table, state, context))
    }
  }

  /// `lowers`: whether a finished board leaves space for the end of its game.
  private mutating func drawBoard(
    of table: Table, found: [Int], lowers: Bool = true, into output: inout Output
  ) {
    let below = lowers && table.game.isOver && end?.table == table.number ? end?.lines : nil
    self.table.draw(
      table, found: found, height: rowsOfScreen.map { $0 - linesOfMessages(table) },
      least: below.flatMap { below in rowsOfScreen.map { $0 - below } }, style: style, into: &output)
  }

  /// The rows of the terminal except those for the prompt and for the cursor after Enter: if that were below
  /// the last row, the terminal would scroll. Nil if screens may have any height.
  private var rowsOfScreen: Int? { style.height.map { max(1, $0 - 2) } }

  /// Rows reserved for messages below a board, so that its form does not depend on them.
  private func linesOfMessages(_ table: Table) -> Int {
    style.width < 60 ? table.isShared ? 4 : 3 : table.isShared ? 3 : 2
  }

  /// Draws moves in a game of several. `isCut`: there were more before these.
  private func drawMoves(
    _ moves: ArraySlice<CompletedMove>, isCut: Bool = false, first: Int? = nil, on table: Table,
    into output: inout Output
  ) {
    guard style.isPlain else {
      let mark = isCut ? style.ellipsis : ""
      var style = style
      style.width -= DisplayWidth.of(mark)
      for (index, row) in MoveRows(table: table, style: style).lines(of: moves, first: first).enumerated() {
        output.line((index == 0 ? mark : String(repeating: " ", count: mark.count)) + row)
      }
      return
    }
    for move in moves {
      // At a prompt, the output is flushed before each further move of a computer player.
      let isFirst = move == moves.first
      if style.wrapsPlain, !isFirst, !table.players.list[move.seat].isPerson { output.flush() }
      output.paragraph(table.sentence(on: move, style: style), style: style)
    }
  }

  /// In a game of several, unless the message has told it: whose turn it is in plain output, which otherwise
  /// the line above the board says, and for `show`, how the game ended.
  private func ending(of table: Table, _ state: AppState, _ context: AnswerContext) -> [UInt8] {
    guard table.isShared, let headline = state.headline, !headline.tellsTurn(context) else { return [] }
    let isOver = table.game.isOver
    guard isOver ? headline.shows == .place : style.isPlain else { return [] }
    return Output.text { output in
      output.paragraph(isOver ? table.result(style.words) : table.turnSentence(style.words), style: style)
    }
  }
}

extension Board {
  /// The number of the move whose cards are up, from 1.
  var moveInPlay: Int { faceUp.isFirst ? moves + 1 : moves }
}

extension AppState {
  /// The index of the log at which the moves begin that a game of several shows: those of the line, or what the
  /// others have done since the last move of the player whose turn it is. A redrawn screen shows both.
  func startOfMoves(redraws: Bool) -> Int {
    guard let game = game.table?.game else { return 0 }
    let entries = answer.entries
    let start = max(0, game.log.position - entries)
    return redraws || entries == 0 ? min(start, game.endOfOwnMove) : start
  }

  /// How what the answer is about is shown; nil before anything has happened.
  var headline: (any Presentable)? { answer.headline?.presentation }

  var isAtStart: Bool { line == nil && !isOver }

  /// Whether the message says which deck, who plays, or which decks are of words.
  var tellsDeck: Bool { if case .choseDeck? = answer.headline { true } else { false } }
  var tellsPlayers: Bool { if case .chosePlayers? = answer.headline { true } else { false } }
  /// Whether the answer lists games by numbers, as the rows of the screen have them.
  fileprivate var listsGames: Bool {
    if case .listedGames? = answer.headline { path.current != .game } else { false }
  }

  /// Whether the board stays in sight although the answer does not fit below it.
  fileprivate var showsBoardWithAnswer: Bool {
    if case .toldScore? = answer.headline { false } else { showsScreen(isPlain: false) }
  }
  var tellsDecksOfWords: Bool {
    if case .listedDecks(let decks)? = answer.headline { decks.isForWords } else { false }
  }

  /// Whether the answer shows the screen. After a refused line it does not, because nothing has changed,
  /// unless a bot failed to move after other moves.
  fileprivate func showsScreen(isPlain: Bool) -> Bool {
    guard let headline, isPlain ? headline.shows.tellsScreen : headline.shows.showsScreen else { return false }
    return !answer.isRefusal || answer.entries > 0
  }
}
