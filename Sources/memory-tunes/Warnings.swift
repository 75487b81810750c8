import MemoryTunes
import Text
import Wording

/// Problems with saved files, collected during a line and reported once, on standard error, after the answer.
final class Warnings {
  /// The language in which they are reported.
  var language: () -> Language
  private var waiting: [RefusalText] = []
  /// In English.
  private var said: Set<String> = []
  private var unusable: Set<String> = []
  /// Why nothing can be saved in some folder.
  private var reasons: [SystemFailure] = []

  init(in language: @escaping () -> Language) { self.language = language }

  /// Something cannot be saved, and the answer does not say so. A full disk or a folder that cannot be written
  /// is the same problem for all files.
  func cannotSave(_ path: FilePath, _ failure: SystemFailure) {
    let isFull = failure == .known(.noSpace) || failure == .known(.overQuota)
    guard
      isFull || failure == .known(.folderOfAnotherUser) || access(path.folder.appending(".").cString, W_OK) != 0
    else {
      return say { $0.cannotBeSaved(file: path.shown, reason: failure.message($0)) }
    }
    if reasons.contains(failure) { return }
    reasons.append(failure)
    say { $0.nothingCanBeSaved(folder: path.folder.shown, reason: failure.message($0)) }
  }

  /// Other programs may play the game of this one, for want of a file to lock.
  func cannotHold(_ path: FilePath, _ failure: SystemFailure) {
    guard access(path.folder.appending(".").cString, W_OK) == 0 else { return cannotSave(path, failure) }
    say { $0.gamesAreNotHeld(file: path.shown, reason: failure.message($0)) }
  }

  /// Something cannot be read, or saved. For the same reason, only the first is said.
  func cannotUse(_ path: FilePath, _ failure: SystemFailure, isReading: Bool) {
    guard unusable.insert("\(path.shown): \(failure.text)").inserted else { return }
    if !isReading { return cannotSave(path, failure) }
    say { $0.cannotBeRead(file: path.shown, reason: failure.message($0)) }
  }

  func say(_ message: @escaping @Sendable (Wording) -> String) {
    if said.insert(message(Language.english.words)).inserted { waiting.append(RefusalText(message)) }
  }

  /// Reports something at once.
  func report(_ message: (Wording) -> String) {
    let words = language().words
    StandardError.warn([message(words)], words)
  }

  /// Reports everything in one sentence.
  func flush() {
    if waiting.isEmpty { return }
    let words = language().words
    StandardError.warn(waiting.map { $0.message(words) }, words)
    waiting = []
  }
}

extension StandardError {
  /// Reports problems that do not stop the program, if any, in one sentence.
  static func warn(_ clauses: [String], _ words: Wording) {
    if clauses.isEmpty { return }
    put("memory-tunes: \(words.clauses(clauses))")
  }
}
