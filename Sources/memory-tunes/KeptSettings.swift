import MemoryTunes

/// The settings as a small text file that a person can edit: `category = rock`. Lines that this program does
/// not know are left as they are.
struct KeptSettings {
  /// The path of the file itself if the settings are a link.
  let path: FilePath
  private let files: KeptFiles

  /// Follows a link to a file elsewhere, which is how some people manage their settings.
  init(path: FilePath, files: KeptFiles) {
    self.path = Files.resolved(path)
    self.files = files
  }

  /// Applies the file, and returns the values in it by their names. One that makes no sense is reported and skipped.
  func apply(to settings: inout Settings) -> [String: String] {
    var saved: [String: String] = [:]
    for (place, line) in (lines ?? []).enumerated() {
      guard let (name, value) = Self.entry(line), Setting.all.contains(where: { $0.name == name }),
        let option = Option.all.first(where: { $0.name == name })
      else { continue }
      do throws(OptionProblem) {
        try settings.setUnlessChosen(option, to: value)
        saved[name] = value
      } catch {
        files.complaints.say("\(path.shown):\(place + 1): \(error.settingMessage)")
      }
    }
    return saved
  }

  /// Saves values by their names; nil removes the line. Returns whether that succeeded.
  func keep(_ values: [String: String?]) -> Bool {
    guard var lines else { return false }
    for (name, value) in values.sorted(by: { $0.key < $1.key }) { Self.put(value, of: name, into: &lines) }
    return files.replace(path, with: lines.flatMap { $0 + [UInt8(ascii: "\n")] })
  }

  private static func put(_ value: String?, of name: String, into lines: inout [ArraySlice<UInt8>]) {
    // The last line of that name is the one that counts.
    let place = lines.lastIndex { entry($0)?.name == name }
    switch (value, place) {
    case (let value?, let place):
      var line = Array("\(name) = \(value)".utf8)
      guard let place else { return lines.append(line[...]) }
      if lines[place].last == UInt8(ascii: "\r") { line.append(UInt8(ascii: "\r")) }
      lines[place] = line[...]
    case (nil, _?):
      lines.removeAll { entry($0)?.name == name }
    case (nil, nil):
      break
    }
  }

  /// The lines as bytes, so that what is not UTF-8 stays as it is. Nil if they cannot be read at the moment.
  private var lines: [ArraySlice<UInt8>]? {
    let bytes: [UInt8]
    switch files.content(of: path) {
    case .bytes(let content): bytes = content
    case .nothing: return []
    case .unreadable: return nil
    }
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last == [] { lines.removeLast() }
    return lines
  }

  /// The name and the value in a line; nil for a comment or anything else.
  private static func entry(_ line: ArraySlice<UInt8>) -> (name: String, value: String)? {
    let parts = String(decoding: line, as: UTF8.self).split(separator: "=", maxSplits: 1).map(trimmed)
    guard parts.count == 2, !parts[0].hasPrefix("#") else { return nil }
    return (parts[0].lowercased(), parts[1])
  }

  private static func trimmed(_ text: Substring) -> String {
    let isText: (Character) -> Bool = { $0 != " " && $0 != "\t" && $0 != "\r" }
    guard let first = text.firstIndex(where: isText), let last = text.lastIndex(where: isText) else {
      return ""
    }
    return String(text[first...last])
  }
}
