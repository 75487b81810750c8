extension English {
  func tooLongLine(most: Int) -> String {
    "This line is longer than \(most) bytes. For a list of commands, type: help"
  }
  func noSuchCommand(_ word: String) -> String {
    "\(quoted(word)) is not a command. For a list, type: help"
  }
  func noSuchCommand(_ word: String, nearest: String) -> String {
    "\(quoted(word)) is not a command. \(didYouMean(nearest))"
  }
  func noHelp(on word: String) -> String { "\(quoted(word)) is not a command. For a list, type: help" }
  func noHelp(on word: String, nearest: String) -> String {
    "\(quoted(word)) is not a command. \(didYouMean("help \(nearest)"))"
  }
  func needsGame(_ word: String) -> String {
    "\(quoted(word)) needs a game on the table. To deal one, type: play"
  }
  func needsScreen(_ word: String, _ screen: String) -> String {
    "\(quoted(word)) works only on the screen \(quoted(screen)). To go there, type: \(screen)"
  }
  func needsAnotherWord(_ word: String, usage: String) -> String {
    "\(quoted(word)) needs another word. Type: \(usage)"
  }
  func needsAnotherWord(_ word: String, choices: [String], usage: String) -> String {
    "\(quoted(word)) needs another word: \(choice(of: choices)). Type: \(usage)"
  }
  func oneWordTooMany(_ word: String, usage: String) -> String {
    "\(quoted(word)) is one word too many. Type: \(usage)"
  }
  func notANumber(_ word: String, usage: String) -> String {
    "\(quoted(word)) is not a number. Type: \(usage)"
  }
  func meaningless(_ word: String, usage: String) -> String {
    "\(quoted(word)) does not fit here. Type: \(usage)"
  }
  func tooLargeANumber(_ word: String, most: UInt64) -> String {
    "\(quoted(word)) is too large. Type a number up to \(most)."
  }
  func notADay(_ word: String, command: String) -> String {
    "\(quoted(word)) is not a date since 1970-01-01. Type, for example: \(command) 2026-11-20"
  }
  func rowOfMenu(_ title: String, command: String) -> String {
    "\(quoted(title)) is a row of the menu. Here, type: \(command)"
  }
  func noSuchRow(_ word: String, rows: Int) -> String {
    "There is no row \(quoted(word)). Type a number from 1 to \(rows)."
  }
}
