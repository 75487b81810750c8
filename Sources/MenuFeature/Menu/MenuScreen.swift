import MemoryCore
import MemoryGame
import Text
import Wording

/// The menu: its rows, the next game, and the game on the table.
package struct MenuScreen: Equatable {
  private let next: NextGame
  private let settings: SettingValues
  private let standing: Standing?
  /// Nil in a script.
  private let today: Today?

  /// How the game on the table stands.
  private struct Standing: Equatable {
    let phase: Game.Phase
    let found: Int
    let pairs: Int

    func progress(_ words: Wording) -> String { words.progress(found: found, pairs: pairs) }

    /// The sentence about a finished game.
    func ending(_ words: Wording) -> String {
      switch phase {
      case .playing, .finished: words.finishedGameOnTable
      case .revealed: words.revealedGameOnTable(progress: progress(words))
      case .drawn: words.drawnGameOnTable(progress: progress(words))
      }
    }
  }

  package init(_ state: borrowing GameState, _ today: Today?) {
    (next, settings, self.today) = (state.next, state.settings, today)
    standing = state.table.map {
      Standing(phase: $0.game.phase, found: $0.game.board.matchedPairs, pairs: $0.game.board.pairs)
    }
  }

  /// `tellsGame` is false if a message already reports the game on the table.
  package func draw(tellsGame: Bool, style: Style, into output: inout Output) {
    let words = style.words
    output.heading(words.menu, style: style)
    for (index, row) in MenuRow.rows(isGameInPlay: standing?.phase == .playing).enumerated() {
      draw(row, index + 1, style: style, into: &output)
    }
    let deck = next.deck?.name(words) ?? settings.category.title(words)
    output.paragraph(words.nextGame(deck: deck, isSplit: settings.cards == .split), style: style)
    if next.players != .alone {
      output.paragraph(words.nextPlayers(names: next.players.names(words)), style: style)
    }
    drawOtherGames(style: style, into: &output)
    guard tellsGame, let standing, standing.phase != .playing else { return }
    output.paragraph(standing.ending(words), style: style)
  }

  private func drawOtherGames(style: Style, into output: inout Output) {
    let (isFinished, streak, due) = (today?.result != nil, today?.streak ?? 0, today?.due ?? 0)
    output.paragraph(
      style.isPlain
        ? style.words.otherGamesAloud(isFinished: isFinished, streak: streak, due: due)
        : style.words.otherGames(isFinished: isFinished, streak: streak, due: due),
      style: style)
  }

  private func draw(_ row: MenuRow, _ number: Int, style: Style, into output: inout Output) {
    let words = style.words
    let title = row.title(words)
    let progress = row == .continueGame ? standing?.progress(words) : nil
    guard let progress else { return output.row(number, title, style: style) }
    if style.isPlain {
      return output.row(number, words.menuRowInWords(title: title, progress: progress), style: style)
    }
    let whole = words.menuRow(title: title, progress: progress)
    // A row begins with its number and four blanks.
    if DisplayWidth.of(whole) + 5 <= style.width { return output.row(number, whole) }
    output.row(number, title)
    output.paragraph(words.progressBelow(progress: progress), indent: 5, style: style)
  }
}
