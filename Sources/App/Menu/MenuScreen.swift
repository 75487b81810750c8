import MemoryGame
import Text
import Wording

/// The menu: its rows, the next game, and the game on the table.
package struct MenuScreen: Equatable {
  private let next: NextGame
  private let settings: SettingValues
  private let standing: Standing?
  /// Nil in a script, where a row is only its title.
  private let today: Today?
  private let opponents: Players?
  /// The deck of words that was chosen last.
  private let wordsDeck: Deck?

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
    (opponents, wordsDeck) = today == nil ? (nil, nil) : (state.opponents, state.wordsDeck)
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
    if !style.isPlain { output.endLine() }
    let deck = next.deck?.name(words) ?? settings.category.title(words)
    output.paragraph(words.nextGame(deck: deck), style: style)
    if next.players != .alone {
      output.paragraph(words.nextPlayers(names: next.players.names(words)), style: style)
    }
    guard tellsGame, let standing, standing.phase != .playing else { return }
    output.paragraph(standing.ending(words), style: style)
  }

  /// What is said of a row: the progress of the game and, at a prompt, what is due today. Nil for nothing.
  private func note(on row: MenuRow, _ words: Wording) -> String? {
    switch row {
    case .newGame, .chooseCategory, .settings: return nil
    case .continueGame: return standing?.progress(words)
    case .gameOfTheDay:
      let notes =
        today.map {
          ($0.result == nil ? [] : [words.dayIsDone])
            + ($0.streak > 0 ? [words.streakOfDays(streak: $0.streak)] : [])
        } ?? []
      return notes.isEmpty ? nil : notes.joined(separator: words.comma)
    case .againstTheComputer:
      return opponents?.opponents(words)
    case .learnWords:
      guard let today, let wordsDeck else { return nil }
      return (today.due > 0 ? [words.pairsDue(due: today.due)] : [wordsDeck.name(words)])
        .joined(separator: words.comma)
    }
  }

  private func draw(_ row: MenuRow, _ number: Int, style: Style, into output: inout Output) {
    let words = style.words
    let title = row.title(words)
    guard let note = note(on: row, words) else { return output.row(number, title, style: style) }
    if style.isPlain {
      return output.row(number, words.menuRowInWords(title: title, note: note), style: style)
    }
    let whole = style.shown(words.menuRow(title: title, note: note))
    // A row begins with its number and four blanks.
    if DisplayWidth.of(whole) + 5 <= style.width { return output.row(number, whole) }
    output.row(number, title)
    output.paragraph(words.noteBelow(note: note), indent: 5, style: style)
  }
}
