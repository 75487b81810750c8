extension Chinese {
  func tooLongLine(most: Int) -> String { "这一行超过了\(most)字节。查看所有命令，请输入：帮助" }
  func noSuchCommand(_ word: String) -> String { "没有\(quoted(word))这个命令。查看所有命令，请输入：帮助" }
  func noSuchCommand(_ word: String, nearest: String) -> String {
    "没有\(quoted(word))这个命令。你是不是想输入：\(nearest)"
  }
  func noHelp(on word: String) -> String { "没有\(quoted(word))这个命令。查看所有命令，请输入：帮助" }
  func noHelp(on word: String, nearest: String) -> String {
    "没有\(quoted(word))这个命令。你是不是想输入：帮助 \(nearest)"
  }
  func needsGame(_ word: String) -> String { "桌上还没有牌局，不能用\(quoted(word))。想开一局，请输入：开始" }
  func needsScreen(_ word: String, _ screen: String) -> String {
    "\(quoted(word))只能在\(quoted(screen))界面使用。想去那里，请输入：\(screen)"
  }
  func needsAnotherWord(_ word: String, usage: String) -> String {
    "\(quoted(word))后面还缺一个词。请输入：\(usage)"
  }
  func needsAnotherWord(_ word: String, choices: [String], usage: String) -> String {
    "\(quoted(word))后面还缺一个词：\(choice(of: choices))。请输入：\(usage)"
  }
  func oneWordTooMany(_ word: String, usage: String) -> String { "多了一个词：\(quoted(word))。请输入：\(usage)" }
  func notANumber(_ word: String, usage: String) -> String { "\(quoted(word))不是有效的数字。请输入：\(usage)" }
  func meaningless(_ word: String, usage: String) -> String { "\(quoted(word))在这里不适用。请输入：\(usage)" }
  func tooLargeANumber(_ word: String, most: UInt64) -> String {
    "\(quoted(word))太大了。请输入不大于\(most)的数字。"
  }
  func notADay(_ word: String, command: String) -> String {
    "\(quoted(word))不是有效日期（1970-01-01起）。请这样输入：\(command) 2026-11-20"
  }
  func rowOfMenu(_ title: String, command: String) -> String {
    "\(quoted(title))是菜单里的一项。在这里请输入：\(command)"
  }
  func noSuchRow(_ word: String, rows: Int) -> String { "没有\(quoted(word))这一项。请输入1到\(rows)之间的数字。" }
}
