extension Chinese {
  func setLine(_ setting: String, _ value: String) -> String { "设定 \(setting) \(value)" }
  func choices(_ words: [String], orNumberFrom least: Int?) -> String {
    words.joined(separator: "、") + (least.map { "，或\($0)以上的数字" } ?? "")
  }
  func choicesBeside(_ choices: String) -> String { "（\(choices)）" }
  func settingRow(_ setting: String, _ value: String, choices: String) -> String {
    "\(setting)：\(value)。可选：\(choices)"
  }
  func settingsAdvice(_ line: String) -> String { "想更改设置，请这样输入：\(line)" }

  func settingChosen(_ setting: String, _ value: String) -> String { "\(quoted(setting))已设为\(quoted(value))。" }
  func settingTold(_ setting: String, _ value: String, choices: String, line: String) -> String {
    "\(quoted(setting))现在是\(quoted(value))。可选：\(choices)。想更改，请输入：\(line)"
  }
  func noSetting(_ word: String) -> String { "没有\(quoted(word))这项设置。查看所有设置，请输入：设置" }
  func noSetting(_ word: String, nearest: String) -> String {
    "没有\(quoted(word))这项设置。你是不是想输入：设定 \(nearest)"
  }
  func noChoice(_ word: String, of setting: String, choices: String, line: String) -> String {
    "\(quoted(setting))不能设为\(quoted(word))。可选：\(choices)。请输入：\(line)"
  }

  func unknownSetting(_ name: String, nearest: String?) -> String {
    "没有\(quoted(name))这项设置" + (nearest.map { "（是不是\($0)？）" } ?? "")
  }
  var settingsLineIsNotUTF8: String { "这一行不是UTF-8文本" }
  func moreLinesNotUnderstood(_ lines: Int) -> String { "另有\(lines)行无法识别" }

  var languageChosen: String { "已切换为中文。" }
  var languageChosenAutomatically: String { "语言：自动（中文）。" }
  func languageTold(isAutomatic: Bool, choices: [String], line: String) -> String {
    "语言：\(isAutomatic ? "自动（中文）" : "中文")。可选：\(choices.joined(separator: "、"))。想更改，请输入：\(line)"
  }
  func language(_ code: String, _ ownName: String) -> String { "\(code)（\(ownName)）" }
  func languageLine(_ code: String) -> String { "语言 \(code)" }
}
