import MemoryTunes
import Text
import Wording

/// Problems with saved files, collected during a line and reported once, on standard error, after the answer.
final class Complaints {
  private var waiting: [String] = []
  private var said: Set<String> = []
  private var unusable: Set<String> = []
  /// Why nothing can be saved in some folder.
  private var reasons: [SystemProblem] = []

  /// Something cannot be saved, and the answer does not say so. A full disk or a folder that cannot be written
  /// is the same problem for all files.
  func cannotSave(_ path: FilePath, _ problem: SystemProblem) {
    let words = MessageLanguage.words
    let reason = problem.message(words)
    let isFull = problem == .known(.noSpace) || problem == .known(.overQuota)
    guard
      isFull || problem == .known(.folderOfAnotherUser) || access(path.folder.appending(".").cString, W_OK) != 0
    else {
      return say(words.cannotBeSaved(file: path.shown, reason: reason))
    }
    if reasons.contains(problem) { return }
    reasons.append(problem)
    say(words.nothingCanBeSaved(folder: path.folder.shown, reason: reason))
  }

  /// Other programs may play the game of this one, for want of a file to lock.
  func cannotHold(_ path: FilePath, _ problem: SystemProblem) {
    guard access(path.folder.appending(".").cString, W_OK) == 0 else { return cannotSave(path, problem) }
    let words = MessageLanguage.words
    say(words.gamesAreNotHeld(file: path.shown, reason: problem.message(words)))
  }

  /// Something cannot be read, or saved. For the same reason, only the first is said.
  func cannotUse(_ path: FilePath, _ problem: SystemProblem, isReading: Bool) {
    guard unusable.insert("\(path.shown): \(problem.text)").inserted else { return }
    if !isReading { return cannotSave(path, problem) }
    let words = MessageLanguage.words
    say(words.cannotBeRead(file: path.shown, reason: problem.message(words)))
  }

  func say(_ message: String) { if said.insert(message).inserted { waiting.append(message) } }

  /// Reports everything in one sentence.
  func flush() {
    StandardError.complain(waiting)
    waiting = []
  }
}

extension StandardError {
  /// Reports problems that do not stop the program, if any, in one sentence.
  static func complain(_ clauses: [String]) {
    if clauses.isEmpty { return }
    put("memory-tunes: \(MessageLanguage.words.clauses(clauses))")
  }
}
