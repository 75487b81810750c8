import MemoryTunes
import Text
import Wording

/// The settings as a small text file that a person can edit: `category = rock`. Unknown lines are kept.
struct SavedSettings {
  let file: SavedFile

  /// How many invalid lines are reported one by one.
  private static let mostReported = 4
  /// A larger file is none of settings.
  private static let mostBytes = 1 << 20

  /// Applies the file, and returns its values. Invalid values and lines are skipped and reported.
  func apply(to settings: inout Settings) -> [Setting: String] {
    // For each setting, the last line that names it counts.
    var entries: [Setting: (number: Int, value: ArraySlice<UInt8>)] = [:]
    var problems: [(line: Int, failure: RefusalText)] = []
    var others = 0
    for (number, line) in zip(1..., (file.content(most: Self.mostBytes) ?? []).lines) {
      if let (setting, value) = Self.entry(line) { entries[setting] = (number, value) }
      guard let failure = Self.failure(line) else { continue }
      others += 1
      if others <= Self.mostReported { problems.append((number, failure)) }
    }
    var saved: [Setting: String] = [:]
    for (setting, entry) in entries {
      guard let value = String(validating: entry.value, as: UTF8.self) else { continue }
      do throws(RefusalText) {
        try settings.setUnlessChosen(setting, to: value)
        saved[setting] = value
      } catch {
        problems.append((entry.number, error))
      }
    }
    for (line, failure) in problems.sorted(by: { $0.line < $1.line }) {
      file.warnings.say { [file = file.path.shown] in "\(file):\(line): \(failure.message($0))" }
    }
    if others > Self.mostReported {
      let lines = others - Self.mostReported
      file.warnings.say { $0.moreLinesNotUnderstood(lines: lines) }
    }
    return saved
  }

  /// Saves values, and removes the lines of settings without one. Returns whether that succeeded.
  func save(_ values: [Setting: String?]) -> Bool {
    do throws(SystemFailure) {
      return try file.locks.whileOthersWait { () throws(SystemFailure) in try replace(values) }
    } catch {
      file.warnings.cannotSave(file.path, error)
      return false
    }
  }

  private func replace(_ values: [Setting: String?]) throws(SystemFailure) -> Bool {
    // What cannot be read is not replaced.
    guard let bytes = file.content(most: Self.mostBytes) else { return false }
    var lines = bytes.lines
    for (setting, value) in values.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      Self.put(value, of: setting, into: &lines)
    }
    try file.replace(with: lines.flatMap { $0 + [UInt8(ascii: "\n")] })
    if lines.isEmpty { unlink(file.path.cString) }
    return true
  }

  private static func put(_ value: String?, of setting: Setting, into lines: inout [ArraySlice<UInt8>]) {
    let isOfSetting = { entry($0)?.setting == setting }
    guard let value else { return lines.removeAll(where: isOfSetting) }
    let line = Array("\(setting.rawValue) = \(value)".utf8)
    if let index = lines.lastIndex(where: isOfSetting) {
      let isWindows = lines[index].last == UInt8(ascii: "\r")
      lines[index] = line + (isWindows ? [UInt8(ascii: "\r")] : [])
    } else {
      lines.append(line[...])
    }
  }

  private static let blanks: StaticString = " \t\r"

  /// The setting that a line names, and its value; nil for a comment or anything else.
  private static func entry(_ line: ArraySlice<UInt8>) -> (setting: Setting, value: ArraySlice<UInt8>)? {
    guard let equals = line.firstIndex(of: UInt8(ascii: "=")) else { return nil }
    let name = String(decoding: line[..<equals].trimmed(of: blanks), as: UTF8.self).lowercased()
    return Setting(rawValue: name).map { ($0, line[(equals + 1)...].trimmed(of: blanks)) }
  }

  /// Why a line is neither a setting, a comment nor blank; nil if it is one of these.
  private static func failure(_ line: ArraySlice<UInt8>) -> RefusalText? {
    let text = line.trimmed(of: blanks)
    guard let first = text.first else { return nil }
    guard String(validating: line, as: UTF8.self) != nil else { return RefusalText { $0.settingsLineIsNoText } }
    guard first != UInt8(ascii: "#"), entry(line) == nil else { return nil }
    let name = text.prefix { $0 != UInt8(ascii: "=") }.trimmed(of: blanks)
    // A line may be as long as the file.
    let typed = String(decoding: (name.isEmpty ? text : name).prefix(200), as: UTF8.self)
    if Setting(rawValue: typed.lowercased()) != nil {
      return RefusalText { $0.settingWithoutValue(name: typed) }
    }
    let nearest = Word(typed).nearest(of: Setting.allCases.map(\.rawValue))
    return RefusalText { $0.unknownSetting(name: OutsideText.brief(typed), nearest: nearest) }
  }
}
