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
    output.paragraph(words.nextGame(deck: deck), style: style)
    if next.players != .alone {
      output.paragraph(words.nextPlayers(names: next.players.names(words)), style: style)
    }
    drawOtherGames(style: style, into: &output)
    guard tellsGame, let standing, standing.phase != .playing else { return }
    output.paragraph(standing.ending(words), style: style)
  }

  private func drawOtherGames(style: Style, into output: inout Output) {
    let words = style.words
    let day = note(today?.notesOfDay(words), style)
    let practice = note(today?.notesOfPractice(words), style)
    output.paragraph(
      style.isPlain
        ? words.otherGamesAloud(day: day, practice: practice) : words.otherGames(day: day, practice: practice),
      style: style)
  }

  /// What waits, behind the command; empty for nothing.
  private func note(_ notes: [String]?, _ style: Style) -> String {
    guard let notes, !notes.isEmpty else { return "" }
    let words = style.words
    let note = notes.joined(separator: words.comma)
    return style.isPlain ? words.noteBehindAloud(note: note) : words.noteBehind(note: note)
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

extension Today {
  fileprivate func notesOfDay(_ words: Wording) -> [String] {
    (result == nil ? [] : [words.dayIsDone]) + (streak > 0 ? [words.streakOfDays(streak: streak)] : [])
  }

  fileprivate func notesOfPractice(_ words: Wording) -> [String] {
    due > 0 ? [words.pairsDue(due: due)] : []
  }
}
