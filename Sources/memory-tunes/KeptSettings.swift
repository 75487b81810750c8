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

  /// Heeds what the file says. A value that makes no sense is told and passed over.
  func apply(to settings: inout Settings) {
    for (place, line) in lines.enumerated() {
      guard let (name, value) = Self.entry(line), Self.names.contains(name),
        let option = Option.all.first(where: { $0.name == name })
      else { continue }
      do throws(OptionProblem) {
        try settings.setUnlessChosen(option, to: value)
      } catch {
        files.complaints.say("\(OutsideText.shown(path)):\(place + 1): \(error.settingMessage)")
      }
    }
  }

  func keep(_ category: Category) {
    var lines = lines
    let line = "category = \(category.rawValue)"
    if let place = lines.lastIndex(where: { Self.entry($0)?.name == "category" }) {
      lines[place] = line
    } else {
      lines.append(line)
    }
    files.replace(path, with: Array((lines.joined(separator: "\n") + "\n").utf8))
  }

  private var lines: [String] {
    guard let bytes = files.read(path) else { return [] }
    var lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    return lines.map(String.init)
  }

  /// The name and the value in a line; nil for a comment and for what is neither.
  private static func entry(_ line: String) -> (name: String, value: String)? {
    let parts = line.split(separator: "=", maxSplits: 1).map(trimmed)
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
