import Text
import Wording

/// The settings with their values and choices.
package struct SettingsScreen: Equatable {
  let values: SettingValues
  /// Those of the next game.
  let players: Players

  package init(values: SettingValues, players: Players) {
    (self.values, self.players) = (values, players)
  }

  package func draw(style: Style, into output: inout Output) {
    let words = style.words
    let isOwn = style.showsUnicode && !style.isPlain
    output.heading(words.settings, style: style)
    let rows =
      Setting.allCases.map { setting in
        Row(
          name: setting.name(words),
          value: setting.word(for: setting.value(values), words, isOwn: isOwn),
          choices: setting.choiceList(words, isOwn: isOwn))
      } + [players.row(words)]
    if style.isPlain {
      for (index, row) in rows.enumerated() {
        output.row(
          index + 1, words.settingRow(setting: row.name, value: row.value, choices: row.choices), style: style)
      }
    } else {
      draw(rows, style: style, into: &output)
    }
    let example = Setting.pairs.line(Setting.pairs.number!.example, words)
    output.paragraph(words.settingsAdvice(line: example), style: style)
  }

  struct Row {
    let name: String
    let value: String
    let choices: String
  }

  private func draw(_ rows: [Row], style: Style, into output: inout Output) {
    let names = rows.reduce(0) { max($0, DisplayWidth.of($1.name)) }
    let widest = rows.reduce(0) { max($0, DisplayWidth.of($1.value)) }
    // A row begins with its number and four blanks.
    let indent = "\(rows.count)".utf8.count + 4
    for (index, row) in rows.enumerated() {
      let beginning = style.shown(row.name.padded(to: names + 2) + row.value)
      let choices = style.words.choicesBeside(choices: row.choices)
      let whole = style.shown(beginning.padded(to: names + 2 + widest + 2) + choices)
      if DisplayWidth.of(whole) + indent <= style.width {
        output.row(index + 1, of: rows.count, whole)
      } else {
        if DisplayWidth.of(beginning) + indent <= style.width {
          output.row(index + 1, of: rows.count, beginning)
        } else {
          output.row(index + 1, of: rows.count, row.name)
          output.paragraph(row.value, indent: indent, style: style)
        }
        output.paragraph(choices, indent: indent, style: style)
      }
    }
  }
}

extension Players {
  fileprivate func row(_ words: Wording) -> SettingsScreen.Row {
    SettingsScreen.Row(
      name: words.command("players"), value: names(words),
      choices: words.playerChoices(
        programs: words.enumerated(Level.allCases.map { words.playerName($0.rawValue) })))
  }
}
