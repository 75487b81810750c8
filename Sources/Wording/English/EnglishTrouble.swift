extension English {
  func clauses(_ clauses: [String]) -> String { clauses.joined(separator: "; ") }

  var standardInput: String { "standard input" }
  var standardOutput: String { "standard output" }
  var pipe: String { "a pipe" }
  var thread: String { "a thread" }
  var noPrompt: String { "there can be no prompt here: libedit does not start" }
  var nothingKeptWithoutHome: String {
    "nothing is kept, for there is no HOME; to keep things, start with --home DIR"
  }
  func replaceByRecording(_ file: String) -> String {
    "\(file) is there already. Replace it by the recording? (yes or no) "
  }
  func leftAsItIs(_ file: String) -> String {
    "\(file) was left as it is; to record a session, name another file"
  }

  func cannotBeKept(_ file: String, because reason: String) -> String {
    "what happens cannot be kept: \(file): \(reason)"
  }
  func cannotBeRead(_ file: String, because reason: String) -> String { "\(file) cannot be read: \(reason)" }
  func setAside(_ file: String, as name: String) -> String {
    "\(file) cannot be read and is now called \(name)"
  }
  func setAside(lines: Int, of file: String, to name: String) -> String {
    lines == 1
      ? "a line of \(file) cannot be read and is now in \(name)"
      : "\(lines) lines of \(file) cannot be read and are now in \(name)"
  }
  func andMore(_ complaint: String, _ others: Int) -> String { "\(complaint); so it is with \(others) more" }
  func ofLaterVersion(_ file: String) -> String { "\(file) is of a later version, and stays as it is" }
  var gameTooLongToKeep: String { "this game has become too long to be kept any further" }
  var lockedByAnother: String { "another program has it locked" }
  var becameTooLarge: String { "it has become too large" }
  var folderOfSomebodyElse: String { "the folder belongs to somebody else" }

  var completesWord: String { "Complete a word" }
  var drawsScreenAgain: String { "Draw the screen again" }
}
