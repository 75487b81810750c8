import Text

/// A long plain answer at a prompt, in parts that can be remembered when heard. The player asks for each.
struct PlainParts {
  /// The paragraphs of each part that is left.
  private var rest: ArraySlice<[String]> = []

  init() {}

  /// `text`: paragraphs, each a line.
  init(_ text: [UInt8]) {
    var parts: [[String]] = []
    var words = 0
    for line in text.split(separator: UInt8(ascii: "\n")) {
      let paragraph = String(decoding: line, as: UTF8.self)
      let more = paragraph.split(separator: " ").reduce(0) { $0 + max(1, DisplayWidth.of(String($1)) / 6) }
      words += more
      if parts.isEmpty || words > Self.mostWords {
        parts.append([])
        words = more
      }
      parts[parts.count - 1].append(paragraph)
    }
    rest = parts[...]
  }

  var isEmpty: Bool { rest.isEmpty }

  mutating func next() -> [String] { rest.popFirst() ?? [] }

  /// Less than 80, with the question for the next part. Three Chinese characters count as one.
  private static let mostWords = 70
}
