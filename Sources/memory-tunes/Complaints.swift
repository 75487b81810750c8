import MemoryCore
import Program
import Text
import Wording

/// Trouble with saved files, collected during a line and reported once, on standard error, after the answer.
final class Complaints {
  private var waiting: [String] = []
  /// Files that were set aside, and files that cannot be read now, as reported.
  private var files: [String] = []
  private var unreadable: [String] = []
  private var told: [FilePath] = []
  private var faults: [SavingFault] = []
  private var hasLost = false
  /// The folders of saved data, and those that exist, as far as known.
  private let homes: [FilePath]
  var folders: [FilePath]
  /// Reads all saved files, so that others that cannot be read are reported in the same sentence.
  var lookFurther: (() -> Void)?

  init(homes: [FilePath]) {
    self.homes = homes
    folders = homes.filter { FileIdentity(path: $0) != nil }
  }

  /// Something cannot be saved, and the answer does not say so.
  func cannotSave(_ path: FilePath, _ problem: SystemProblem) {
    let fault = SavingFault(problem, with: path, homes: homes)
    guard !faults.contains(where: fault.isSame) else { return }
    faults.append(fault)
    let words = MessageLanguage.words
    let reason = fault.problem.message(words)
    say(
      fault.folder.map { words.nothingCanBeKept(folder: $0.shown, reason: reason) }
        ?? words.cannotBeKept(file: path.shown, reason: reason))
  }

  /// A saved file cannot be read at the moment. It is left in place.
  func cannotRead(_ path: FilePath, _ code: Int32) {
    guard !told.contains(path) else { return }
    told.append(path)
    unreadable.append(
      MessageLanguage.words.cannotBeRead(
        file: path.shown, reason: SystemProblem(code: code).message(MessageLanguage.words)))
    look()
  }

  /// A saved file is damaged, perhaps in this line, and was renamed.
  func setAside(_ path: FilePath, line: Int?, as name: FilePath) {
    if let line {
      say(MessageLanguage.words.setAside(file: "\(path.shown):\(line)", name: name.shown))
    } else {
      files.append(MessageLanguage.words.setAside(file: path.shown, name: name.shown))
    }
    look()
  }

  /// A saved file is of a later version. It is left in place.
  func ofLaterVersion(_ path: FilePath) {
    guard !told.contains(path) else { return }
    told.append(path)
    say(MessageLanguage.words.ofLaterVersion(file: path.shown))
  }

  /// A file or a folder was deleted during the session, perhaps with the folder around it.
  func disappeared(_ path: FilePath) {
    guard !hasLost else { return }
    hasLost = true
    let lost = folders.first { FileIdentity(path: $0) == nil } ?? path
    say(MessageLanguage.words.disappeared(file: lost.shown))
  }

  /// Lines of a saved file cannot be read. They stay where they are.
  func skipped(_ lines: [Int], of path: FilePath) {
    guard let first = lines.first, !told.contains(path) else { return }
    told.append(path)
    say(MessageLanguage.words.linesSkipped(lines: lines.count, first: first, file: path.shown))
  }

  func say(_ message: String) {
    waiting.append(message)
  }

  /// Reports everything in one sentence.
  func flush() {
    for list in [files, unreadable] {
      guard let first = list.first else { continue }
      waiting.append(
        list.count == 1 ? first : MessageLanguage.words.sameForOthers(complaint: first, others: list.count - 1))
    }
    StandardError.complain(waiting)
    (waiting, files, unreadable) = ([], [], [])
  }

  private func look() {
    let look = lookFurther
    lookFurther = nil
    look?()
  }
}

extension StandardError {
  /// Reports trouble that does not stop the program, if any, in one sentence.
  static func complain(_ clauses: [String]) {
    if clauses.isEmpty { return }
    put("memory-tunes: \(MessageLanguage.words.clauses(clauses))")
  }
}
