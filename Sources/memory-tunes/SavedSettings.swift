import MemoryTunes
import Text
import Wording

/// The settings as a small text file that a person can edit: `category = rock`. Unknown lines are kept.
struct SavedSettings {
  /// The path of the target if the settings are a link.
  let path: FilePath
  private let files: SavedFiles
  private let file: LockedFile

  /// Follows a link to a file elsewhere, which is how some people manage their settings.
  init(path: FilePath, files: SavedFiles) {
    self.path = Files.resolved(path)
    self.files = files
    file = LockedFile(path: self.path, files: files)
  }

  /// How many invalid lines are reported one by one.
  private static let mostReported = 4

  /// Applies the file, and returns its values. Invalid values and lines are skipped and reported.
  func apply(to settings: inout Settings) -> [Setting: String] {
    var saved: [Setting: String] = [:]
    let bytes = files.content(of: path) ?? []
    var problems: [(line: Int, message: String)] = []
    var others = 0
    Self.forEachLine(of: bytes) { line, number in
      guard let problem = Self.problem(bytes[line]) else { return }
      others += 1
      if others <= Self.mostReported { problems.append((number, problem)) }
    }
    for (setting, entry) in Self.lastEntries(of: bytes) {
      guard let value = String(validating: entry.value, as: UTF8.self) else { continue }
      do throws(WrongValue) {
        try settings.setUnlessChosen(setting, to: value)
        saved[setting] = value
      } catch {
        problems.append((entry.number, error.message(MessageLanguage.words)))
      }
    }
    for problem in problems.sorted(by: { $0.line < $1.line }) {
      files.complaints.say("\(path.shown):\(problem.line): \(problem.message)")
    }
    if others > Self.mostReported {
      files.complaints.say(MessageLanguage.words.moreLinesNotUnderstood(lines: others - Self.mostReported))
    }
    return saved
  }

  /// Saves values, and removes the lines of settings without one. Returns whether that succeeded.
  func save(_ values: [Setting: String?]) -> Bool {
    do throws(SystemProblem) {
      return try file.whileLocked(O_RDONLY) { _ throws(SystemProblem) in try replace(values) }
    } catch {
      files.complaints.cannotSave(path, error)
      return false
    }
  }

  private func replace(_ values: [Setting: String?]) throws(SystemProblem) -> Bool {
    // What cannot be read is not replaced.
    guard var bytes = files.content(of: path) else { return false }
    if let last = bytes.last, last != Self.newline { bytes.append(Self.newline) }
    for (setting, value) in values.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      if let value { Self.put(value, of: setting, into: &bytes) } else { Self.remove(setting, from: &bytes) }
    }
    try files.replace(path, with: bytes)
    return true
  }

  private static func put(_ value: String, of setting: Setting, into bytes: inout [UInt8]) {
    let line = Array("\(setting.rawValue) = \(value)".utf8)
    if let entry = lastEntries(of: bytes)[setting] {
      let isWindows = bytes[entry.line].last == UInt8(ascii: "\r")
      bytes.replaceSubrange(entry.line, with: isWindows ? line + [UInt8(ascii: "\r")] : line)
    } else {
      bytes += line + [newline]
    }
  }

  private static func remove(_ setting: Setting, from bytes: inout [UInt8]) {
    var rest: [UInt8] = []
    forEachLine(of: bytes) { line, _ in
      if entry(bytes[line])?.setting != setting { rest += bytes[line] + [newline] }
    }
    bytes = rest
  }

  private static let newline = UInt8(ascii: "\n")
  private static let blanks: StaticString = " \t\r"

  /// A line, with its number, from 1, and its range, without its newline.
  private typealias Entry = (number: Int, line: Range<Int>, value: ArraySlice<UInt8>)

  /// For each setting the last line that names it, which is the one that counts.
  private static func lastEntries(of bytes: [UInt8]) -> [Setting: Entry] {
    var entries: [Setting: Entry] = [:]
    forEachLine(of: bytes) { line, number in
      guard let (setting, value) = entry(bytes[line]) else { return }
      entries[setting] = (number, line, value)
    }
    return entries
  }

  private static func forEachLine(of bytes: [UInt8], _ body: (_ line: Range<Int>, _ number: Int) -> Void) {
    var start = 0
    var number = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: newline) ?? bytes.count
      number += 1
      body(start..<end, number)
      start = end + 1
    }
  }

  /// The setting that a line names, and its value; nil for a comment or anything else.
  private static func entry(_ line: ArraySlice<UInt8>) -> (setting: Setting, value: ArraySlice<UInt8>)? {
    guard let equals = line.firstIndex(of: UInt8(ascii: "=")) else { return nil }
    let typed = line[..<equals].trimmed(of: blanks)
    let setting = Setting.allCases.first { setting in
      let name = setting.rawValue.utf8
      return name.count == typed.count && zip(name, typed).allSatisfy { $0 == $1 | 0x20 }
    }
    return setting.map { ($0, line[(equals + 1)...].trimmed(of: blanks)) }
  }

  /// Why a line is neither a setting, a comment nor blank; nil if it is one of these.
  private static func problem(_ line: ArraySlice<UInt8>) -> String? {
    let text = line.trimmed(of: blanks)
    // There may be millions of blank lines.
    guard let first = text.first else { return nil }
    let words = MessageLanguage.words
    guard String(validating: line, as: UTF8.self) != nil else { return words.settingsLineIsNoText }
    guard first != UInt8(ascii: "#"), entry(line) == nil else { return nil }
    let name = text.prefix { $0 != UInt8(ascii: "=") }.trimmed(of: blanks)
    // A line may be as long as the file.
    let typed = String(decoding: (name.isEmpty ? text : name).prefix(200), as: UTF8.self)
    return words.unknownSetting(
      name: OutsideText.brief(typed), nearest: Word(typed).nearest(of: Setting.allCases.map(\.rawValue)))
  }
}
