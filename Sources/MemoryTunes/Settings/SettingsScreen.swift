import Text
import Wording

private typealias SettingsRow = (name: String, value: String, choices: String)

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
    let rows =
      Setting.allCases.map { setting -> SettingsRow in
        (
          name: setting.name(words), value: shownValue(of: setting, words, isOwn: isOwn),
          choices: setting.choiceList(words, isOwn: isOwn)
        )
      } + [next.players.row(words)]
    if style.isPlain {
      for (index, row) in rows.enumerated() {
        output.row(
          index + 1, words.settingRow(setting: row.name, value: row.value, choices: row.choices), style: style)
      }
    } else {
      output.settings(rows, style: style)
    }
    let example = Setting.pairs.line(Setting.pairs.number!.example, words)
    output.paragraph(words.settingsAdvice(line: example), style: style)
  }
}

extension Output {
  fileprivate mutating func settings(_ rows: [SettingsRow], style: Style) {
    let names = rows.reduce(0) { max($0, DisplayWidth.of($1.name)) }
    let widest = rows.reduce(0) { max($0, DisplayWidth.of($1.value)) }
    for (index, row) in rows.enumerated() {
      let beginning = style.shown(row.name.padded(to: names + 2) + row.value)
      let choices = style.words.choicesBeside(choices: row.choices)
      let whole = style.shown(beginning.padded(to: names + 2 + widest + 2) + choices)
      // A row begins with its number and four blanks.
      let indent = "\(rows.count)".utf8.count + 4
      if DisplayWidth.of(whole) + indent <= style.width {
        self.row(index + 1, of: rows.count, whole)
      } else {
        self.row(index + 1, of: rows.count, beginning, or: row.name, row.value, style: style)
        paragraph(choices, indent: indent, style: style)
      }
    }
  }
}

extension Players {
  fileprivate func row(_ words: Wording) -> SettingsRow {
    let levels = Level.allCases.map { words.playerName($0.rawValue) }
    return (
      name: words.command("players"), value: names(words),
      choices: words.playerChoices(programs: words.enumerated(levels))
    )
  }
}
