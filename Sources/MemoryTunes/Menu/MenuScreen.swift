import MemoryGame
import Wording
import Text

/// The menu: its rows, what the next game is dealt from, and the game on the table.
struct MenuScreen {
  /// `tellsGame` is false if a message tells of the game on the table.
  func draw(_ game: borrowing GameState, tellsGame: Bool, style: Style, into output: inout Output) {
    let words = style.words
    output.heading(words.menu, style: style)
    for (index, row) in MenuRow.rows(isGameInPlay: game.isInPlay).enumerated() {
      draw(row, index + 1, game.table, style: style, into: &output)
    }
    output.paragraph(
      words.nextGame(dealtFrom: game.next.deckName(words), isSplit: game.next.cards == .split), style: style)
    if game.next.players != .alone {
      output.paragraph(words.nextPlayers(game.next.players.names(words)), style: style)
    }
    guard tellsGame, let game = game.table?.game, game.isOver else { return }
    output.paragraph(game.ending(words), style: style)
  }

  private func draw(
    _ row: MenuRow, _ number: Int, _ table: Table?, style: Style, into output: inout Output
  ) {
    let words = style.words
    let title = row.title(words)
    let progress = row == .continueGame ? table?.game.progress(words) : nil
    guard let progress else { return output.row(number, title, style: style) }
    if style.isPlain {
      return output.row(number, words.menuRowInWords(title, progress: progress), style: style)
    }
    let whole = words.menuRow(title, progress: progress)
    // A row begins with its number and four blanks.
    if DisplayWidth.of(whole) + 5 <= style.width { return output.row(number, whole) }
    output.row(number, title)
    output.paragraph(words.progressBelow(progress), indent: 5, style: style)
  }
}

extension Game {
  /// What is said of a game that is over.
  fileprivate func ending(_ words: any Wording) -> String {
    switch phase {
    case .playing, .finished: words.finishedGameOnTable
    case .revealed: words.revealedGameOnTable(progress: progress(words))
    case .drawn: words.drawnGameOnTable(progress: progress(words))
    }
  }
}
