import Text
import Wording

/// The start of a session.
extension AppScreen {
  /// The screen of the start, or what fits of it: at least the rows of the menu and, at the very first start,
  /// what the game is and that it asks a catalog. A screen taller than the terminal could not be drawn over.
  func start(_ state: AppState, _ answer: [UInt8], rows: Int) -> [UInt8] {
    if beginsWithLine {
      return Output.text { output in
        if isFirstStart { drawGreeting(into: &output) }
        drawNoteOnCatalog(state, into: &output)
      }
    }
    func text(brevity: Int) -> [UInt8] {
      Output.text { output in
        if brevity == 0 {
          drawGreeting(into: &output)
        } else if isFirstStart {
          output.paragraph(style.words.gameInBrief, style: style)
        }
        state.game.drawMenuRows(state.today, style: style, into: &output)
        if brevity < 2 {
          drawNextGame(state, into: &output)
          output.paragraph(style.words.howToBegin, style: style)
        }
        drawNoteOnCatalog(state, into: &output)
      } + answer
    }
    return (0...2).lazy.map(text).first { $0.lineCount <= rows } ?? Array(text(brevity: 2).firstLines(rows))
  }

  func drawGreeting(into output: inout Output) {
    let words = style.words
    let plain = style.isPlain ? plainReason?.sentence(words) : nil
    output.paragraph(plain ?? words.greeting, style: style)
    if isFirstStart { output.paragraph(words.gameInBrief, style: style) }
    if !style.isPlain { output.endLine() }
  }

  /// The last lines of the start.
  func drawAdvice(_ state: AppState, into output: inout Output) {
    output.paragraph(style.words.howToBegin, style: style)
    drawNoteOnCatalog(state, into: &output)
  }

  /// At the very first start: that New Game asks a catalog, and how to turn that off.
  func drawNoteOnCatalog(_ state: AppState, into output: inout Output) {
    guard isFirstStart, state.settings.tunes != .builtIn else { return }
    let off = Setting.tunes.line(TunePolicy.builtIn.rawValue, style.words)
    output.paragraph(style.words.newGameAsksCatalog(off: off), style: style)
  }

  /// What the menu says of the next game and of the one on the table, but for what the message says.
  func drawNextGame(_ state: AppState, into output: inout Output) {
    state.game.drawNextGame(
      tellsGame: !state.isAtStart, tellsDeck: !state.tellsDeck, tellsPlayers: !state.tellsPlayers, style: style,
      into: &output)
  }
}
