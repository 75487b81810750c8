extension English {
  func clauses(_ clauses: [String]) -> String { clauses.joined(separator: "; ") }

  var standardInput: String { "standard input" }
  var standardOutput: String { "standard output" }
  var pipe: String { "a pipe" }
  var thread: String { "a thread" }
  var noPrompt: String { "cannot start a prompt: libedit failed" }
  var nothingKeptWithoutHome: String {
    "HOME is not set, so nothing is saved; to save, start with --home DIR"
  }
  func replaceByRecording(_ file: String) -> String {
    "\(file) already exists. Replace it? (yes or no) "
  }
  func leftAsItIs(_ file: String) -> String {
    "\(file) was not changed; to record the session, name another file"
  }

  func cannotBeKept(_ file: String, because reason: String) -> String {
    "cannot save progress: \(file): \(reason)"
  }
  func cannotBeRead(_ file: String, because reason: String) -> String { "\(file) cannot be read: \(reason)" }
  func setAside(_ file: String, as name: String) -> String {
    "\(file) cannot be read and was renamed to \(name)"
  }
  func setAside(lines: Int, of file: String, to name: String) -> String {
    lines == 1
      ? "1 line of \(file) cannot be read and was moved to \(name)"
      : "\(lines) lines of \(file) cannot be read and were moved to \(name)"
  }
  func andMore(_ complaint: String, _ others: Int) -> String { "\(complaint); the same for \(others) more" }
  func ofLaterVersion(_ file: String) -> String { "\(file) is from a later version and was left alone" }
  func disappeared(_ file: String) -> String {
    "\(file) has disappeared, so saving starts anew"
  }
  var gameTooLongToKeep: String { "this game is too long: the rest will not be saved" }
  var replyDoesNotFit: String { "this #reply does not fit the request" }
  func replyIsMissing(_ number: Int) -> String { "#reply \(number) is missing before this line" }
  var recordingOfFuture: String { "made by a later version of memory-tunes, which is needed to replay it" }
  var gameOfRecordingNotUnderstood: String { "the #game lines are not a game" }
  var lockedByAnother: String { "another program has locked it" }
  var becameTooLarge: String { "it is too large" }
  var folderOfSomebodyElse: String { "the folder belongs to another user" }

  var completesWord: String { "Complete a word" }
  var drawsScreenAgain: String { "Redraw the screen" }
}
