import MemoryTunes

/// The settings as a small text file that a person can edit: `category = rock`. Lines that this program does
/// not know are left as they are.
struct KeptSettings {
  /// The path of the file itself if the settings are a link.
  let path: FilePath
  private let files: KeptFiles

  private static let names = ["category", "pairs", "tunes", "color"]

  /// Follows a link to a file elsewhere, which is how some people manage their settings.
  init(path: FilePath, files: KeptFiles) {
    self.path = Files.resolved(path)
    self.files = files
  }

  /// Applies the file, and returns the saved category, if there is one. A value that makes no sense is reported
  /// and skipped.
  func apply(to settings: inout Settings) -> Category? {
    var category: Category?
    for (place, line) in (lines ?? []).enumerated() {
      guard let (name, value) = Self.entry(line), Self.names.contains(name),
        let option = Option.all.first(where: { $0.name == name })
      else { continue }
      if name == "category" { category = Category(rawValue: value.lowercased()) }
      do throws(OptionProblem) {
        try settings.setUnlessChosen(option, to: value)
      } catch {
        files.complaints.say("\(path.shown):\(place + 1): \(error.settingMessage)")
      }
    }
    return category
  }

  /// Returns whether that succeeded.
  func keep(_ category: Category) -> Bool {
    guard var lines else { return false }
    var line = Array("category = \(category.rawValue)".utf8)
    if let place = lines.lastIndex(where: { Self.entry($0)?.name == "category" }) {
      if lines[place].last == UInt8(ascii: "\r") { line.append(UInt8(ascii: "\r")) }
      lines[place] = line[...]
    } else {
      lines.append(line[...])
    }
    return files.replace(path, with: lines.flatMap { $0 + [UInt8(ascii: "\n")] })
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
