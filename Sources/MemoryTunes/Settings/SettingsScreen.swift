import Text
import Wording

extension GameState {
  /// The value of a setting; for the category, the deck that is dealt in its place.
  private func shownValue(of setting: Setting, _ words: Wording, isOwn: Bool) -> String {
    if setting == .category, let deck = next.deck { return deck.name(words) }
    return setting.word(for: setting.value(settings), words, isOwn: isOwn)
  }

  /// Draws the settings with their values and choices, and the players of the next game.
  func drawSettings(style: Style, into output: inout Output) {
    let words = style.words
    let isOwn = style.showsUnicode && !style.isPlain
    output.heading(words.settings, style: style)
    var rows = Setting.allCases.map { setting in
      (
        name: setting.name(words), value: shownValue(of: setting, words, isOwn: isOwn),
        choices: setting.choiceList(words, isOwn: isOwn)
      )
    }
    let levels = words.enumerated(Level.allCases.map { words.playerName(name: $0.rawValue) })
    rows.append((words.command("players"), next.players.names(words), words.playerChoices(programs: levels)))
    let names = rows.reduce(0) { max($0, DisplayWidth.of($1.name)) }
    let widest = rows.reduce(0) { max($0, DisplayWidth.of($1.value)) }
    for (number, row) in zip(1..., rows) {
      if style.isPlain {
        let text = words.settingRow(setting: row.name, value: row.value, choices: row.choices)
        output.row(number, text, style: style)
        continue
      }
      let beginning = style.shown(row.name.padded(to: names + 2) + row.value)
      let choices = words.choicesBeside(choices: row.choices)
      let whole = style.shown(beginning.padded(to: names + 2 + widest + 2) + choices)
      // A row begins with its number and four blanks.
      let indent = "\(rows.count)".utf8.count + 4
      if DisplayWidth.of(whole) + indent <= style.width {
        output.row(number, of: rows.count, whole)
      } else {
        output.row(number, of: rows.count, beginning, or: row.name, row.value, style: style)
        output.paragraph(choices, indent: indent, style: style)
      }
    }
    let example = Setting.pairs.line(Setting.pairs.number!.example, words)
    output.paragraph(words.settingsAdvice(line: example), style: style)
  }
}
