/// What is said on standard error, and before a session begins.
package protocol TroubleWording {
  /// Several things in one sentence.
  func clauses(_ clauses: [String]) -> String

  var standardInput: String { get }
  var standardOutput: String { get }
  /// A pipe or a thread that the system does not give.
  var pipe: String { get }
  var thread: String { get }
  var noPrompt: String { get }
  var nothingKeptWithoutHome: String { get }
  func replaceByRecording(_ file: String) -> String
  func leftAsItIs(_ file: String) -> String

  // What is wrong with a file, where it is not the operating system that says so.

  // What is wrong with what is kept: parts of one sentence.
  func cannotBeKept(_ file: String, because reason: String) -> String
  func cannotBeRead(_ file: String, because reason: String) -> String
  func setAside(_ file: String, as name: String) -> String
  func setAside(lines: Int, of file: String, to name: String) -> String
  /// A complaint that holds for others as well.
  func andMore(_ complaint: String, _ others: Int) -> String
  func ofLaterVersion(_ file: String) -> String
  var gameTooLongToKeep: String { get }
  /// What is said of a line of a recording.
  var replyDoesNotFit: String { get }
  var gameOfRecordingNotUnderstood: String { get }
  var lockedByAnother: String { get }
  var becameTooLarge: String { get }
  var folderOfSomebodyElse: String { get }

  // What libedit lists of its keys.
  var completesWord: String { get }
  var drawsScreenAgain: String { get }
}
