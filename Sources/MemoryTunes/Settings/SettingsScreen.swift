/// The settings with their values and what else they can be.
struct SettingsScreen {
  func draw(_ values: SettingValues, style: Style, into output: inout Output) {
    output.paragraph("Settings", style: style, color: .bold)
    let names = Setting.all.reduce(0) { max($0, $1.name.utf8.count) }
    let widest = Setting.all.reduce(0) { max($0, $1.value(values).utf8.count) }
    for (place, setting) in Setting.all.enumerated() {
      let value = setting.value(values)
      let row = padded(setting.name, to: names + 2) + value
      let choices = "(\(setting.choiceList))"
      let whole = padded(row, to: names + 2 + widest + 2) + choices
      // A row begins with its number and four blanks.
      if whole.utf8.count + 5 <= style.width {
        output.row(place + 1, whole)
      } else {
        output.row(place + 1, row)
        output.paragraph(choices, indent: 5, style: style)
      }
    }
    output.paragraph("To change one, type for example: set pairs 12", style: style)
  }

  private func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.utf8.count))
  }
}
