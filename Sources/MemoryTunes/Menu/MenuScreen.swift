import MemoryGame
import Text
import Wording

extension GameState {
  /// Draws the rows of the menu. `today`: nil in a script, where a row is only its title.
  func drawMenuRows(_ today: Today?, style: Style, into output: inout Output) {
    let words = style.words
    output.heading(words.menu, style: style)
    for (index, row) in MenuRow.rows(isGameInPlay: isInPlay).enumerated() {
      output.menuRow(index + 1, row.title(words), note: note(on: row, today, words), style: style)
    }
  }

  /// Draws what the menu says below its rows. What is not told is in the message below: the game on the table,
  /// the deck or the players of the next one.
  func drawNextGame(
    tellsGame: Bool, tellsDeck: Bool, tellsPlayers: Bool, style: Style, into output: inout Output
  ) {
    let words = style.words
    if !style.isPlain { output.endLine() }
    if tellsDeck {
      let deck = next.deck?.name(words) ?? settings.category.title(words)
      output.paragraph(words.nextGame(deck: deck), style: style)
    }
    if tellsPlayers, next.players != .alone {
      let names = words.nextPlayers(names: next.players.names(words))
      output.paragraph(words.sentences(next.players.doubts(words), names), style: style)
    }
    guard tellsGame, let game = table?.game else { return }
    switch game.phase {
    case .playing: break
    case .finished: output.paragraph(words.finishedGameOnTable, style: style)
    case .revealed: output.paragraph(words.revealedGameOnTable(progress: game.progress(words)), style: style)
    case .drawn: output.paragraph(words.drawnGameOnTable(progress: game.progress(words)), style: style)
    }
  }

  /// What is said of a row: the progress of the game and, at a prompt, what is due today. Nil for nothing.
  private func note(on row: MenuRow, _ today: Today?, _ words: Wording) -> String? {
    if row == .continueGame { return table?.game.progress(words) }
    guard let today else { return nil }
    switch row {
    case .newGame, .chooseCategory, .settings, .continueGame: return nil
    case .gameOfTheDay:
      let notes =
        (today.result == nil ? [] : [words.dayIsDone])
        + (today.streak > 0 ? [words.streakOfDays(streak: today.streak)] : [])
      return notes.isEmpty ? nil : notes.joined(separator: words.comma)
    case .againstTheComputer: return opponents.opponents(words)
    case .learnWords:
      return today.due > 0 ? words.pairsDue(due: today.due) : wordsDeck?.name(words)
    }
  }
}

extension Output {
  fileprivate mutating func menuRow(_ number: Int, _ title: String, note: String?, style: Style) {
    guard let note else { return row(number, title, style: style) }
    let words = style.words
    if style.isPlain { return row(number, words.menuRowInWords(title: title, note: note), style: style) }
    let whole = style.shown(words.menuRow(title: title, note: note))
    row(number, whole, or: title, words.noteBelow(note: note), style: style)
  }
}
