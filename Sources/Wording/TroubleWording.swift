/// Sentences on standard error, and before a session begins.
package protocol TroubleWording {
  /// Several clauses in one sentence.
  func clauses(_ clauses: [String]) -> String

  var standardInput: String { get }
  var standardOutput: String { get }
  /// A pipe or a thread that the system refused.
  var pipe: String { get }
  var thread: String { get }
  var noPrompt: String { get }
  var nothingKeptWithoutHome: String { get }
  func replaceByRecording(_ file: String) -> String
  func leftAsItIs(_ file: String) -> String

  // Problems with saved data: parts of one sentence.
  func cannotBeKept(_ file: String, because reason: String) -> String
  func cannotBeRead(_ file: String, because reason: String) -> String
  func setAside(_ file: String, as name: String) -> String
  func setAside(lines: Int, of file: String, to name: String) -> String
  /// A complaint that also applies to other files.
  func andMore(_ complaint: String, _ others: Int) -> String
  func ofLaterVersion(_ file: String) -> String
  /// A file or a folder was deleted during the session.
  func disappeared(_ file: String) -> String
  var gameTooLongToKeep: String { get }
  /// Problems in a line of a recording.
  var replyDoesNotFit: String { get }
  /// The reply with this number.
  func replyIsMissing(_ number: Int) -> String
  var recordingOfFuture: String { get }
  var gameOfRecordingNotUnderstood: String { get }
  var lockedByAnother: String { get }
  var becameTooLarge: String { get }
  var folderOfSomebodyElse: String { get }

  // The purposes of keys, in libedit's list.
  var completesWord: String { get }
  var drawsScreenAgain: String { get }
}
