/// Sentences on standard error, and before a session begins.
extension Wording {
  /// Several clauses in one sentence.
  package func clauses(_ clauses: [String]) -> String { clauses.joined(separator: semicolon) }
  package var standardInput: String { say() }
  package var standardOutput: String { say() }
  package var pipe: String { say() }
  package var thread: String { say() }
  package var noPrompt: String { say() }
  package func nothingKeptWithoutHome(isSet: Bool) -> String { say(isSet) }
  package func replaceByRecording(file: String) -> String { say(file) }
  package func leftAsItIs(file: String) -> String { say(file) }
  // Problems with saved data: parts of one sentence.
  package func cannotBeKept(file: String, reason: String) -> String { say(file, reason) }
  package func nothingCanBeKept(folder: String, reason: String) -> String { say(folder, reason) }
  package func cannotBeRead(file: String, reason: String) -> String { say(file, reason) }
  package func setAside(file: String, name: String) -> String { say(file, name) }
  package func linesSkipped(lines: Int, first: Int, file: String) -> String { say(lines, first, file) }
  package func sameForOthers(complaint: String, others: Int) -> String { say(complaint, others) }
  package func ofLaterVersion(file: String) -> String { say(file) }
  package func disappeared(file: String) -> String { say(file) }
  package var gameTooLongToKeep: String { say() }
  package var replyDoesNotFit: String { say() }
  package func replyIsMissing(number: Int) -> String { say(number) }
  package var recordingOfFuture: String { say() }
  package var gameOfRecordingNotUnderstood: String { say() }
  // The purposes of keys, in libedit's list.
  package var completesWord: String { say() }
  package var drawsScreenAgain: String { say() }
  var semicolon: String { say() }
}
