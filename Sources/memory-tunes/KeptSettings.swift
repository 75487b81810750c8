import MemoryTunes

/// The settings as a small text file that a person can edit: `category = rock`. Lines that mean nothing to this program
/// are left as they are.
struct KeptSettings {
  private let path: String
  private let files: KeptFiles

  private static let names = ["category", "pairs", "tunes", "color"]

  /// A link to a file that lies elsewhere, as some keep their settings, is followed.
  init(path: String, files: KeptFiles) {
    self.path = Files.resolved(path)
    self.files = files
  }

  /// Heeds what the file says, and returns the category that is kept, if one is. A value that makes no sense is told
  /// and passed over.
  func apply(to settings: inout Settings) -> Category? {
    var category: Category?
    for (place, line) in lines.enumerated() {
      guard let (name, value) = Self.entry(line), Self.names.contains(name),
        let option = Option.all.first(where: { $0.name == name })
      else { continue }
      if name == "category" { category = Category(rawValue: value.lowercased()) }
      do throws(OptionProblem) {
        try settings.setUnlessChosen(option, to: value)
      } catch {
        files.complaints.say("\(OutsideText.shown(path)):\(place + 1): \(error.settingMessage)")
      }
    }
    return category
  }

  func keep(_ category: Category) {
    var lines = lines
    var line = Array("category = \(category.rawValue)".utf8)
    if let place = lines.lastIndex(where: { Self.entry($0)?.name == "category" }) {
      if lines[place].last == UInt8(ascii: "\r") { line.append(UInt8(ascii: "\r")) }
      lines[place] = line[...]
    } else {
      lines.append(line[...])
    }
    files.replace(path, with: lines.flatMap { $0 + [UInt8(ascii: "\n")] })
  }

  /// As bytes, so that what is not UTF-8 stays as it is.
  private var lines: [ArraySlice<UInt8>] {
    guard let bytes = files.read(path) else { return [] }
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last == [] { lines.removeLast() }
    return lines
  }

  /// The name and the value in a line; nil for a comment and for what is neither.
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
