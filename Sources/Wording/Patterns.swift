/// The patterns of a language: what people type in it besides the exact lines, and what each of them means.
/// `en.patterns` explains the form of the file.
package struct Patterns: Sendable {
  /// A pattern, and the line that it means.
  struct Row: Sendable {
    let pattern: Pattern
    let line: String
  }

  private let file: StaticString
  /// Those of given words alone. Each list has the order of the file.
  private(set) var rows: [Row] = []
  /// Those with a slot for a name or a title.
  private(set) var rowsWithNames: [Row] = []
  /// Those that cover a line about one thing, whatever its other words are.
  private(set) var rowsOnOneThing: [Row] = []
  /// By number, the names of rules and slots.
  let names: [String]
  /// The numbers of names in their brackets.
  let numbers: [String: Int]
  /// By number, the patterns of rules.
  private(set) var rules: [Int: Pattern] = [:]
  /// By number, the values of slots, each with its pattern.
  private(set) var values: [Int: [(name: String, pattern: Pattern)]] = [:]

  init(_ file: StaticString) {
    self.file = file
    let text = file.utf8Start
    var parser = PatternParser(text)
    let named = Set(["{name}", "{proper}", "{title}"].map { parser.number(of: $0) })
    let any = parser.number(of: "{any}")
    var start = 0
    while start < file.utf8CodeUnitCount {
      let end =
        (start..<file.utf8CodeUnitCount).first { text[$0] == UInt8(ascii: "\n") } ?? file.utf8CodeUnitCount
      defer { start = end + 1 }
      guard start < end, ![UInt8(ascii: "#"), UInt8(ascii: "~")].contains(text[start]) else { continue }
      if let number = parser.definition(at: start, UInt8(ascii: "<"), UInt8(ascii: ">")) {
        rules[number] = parser.pattern(at: parser.place + 2)
      } else if let number = parser.definition(at: start, UInt8(ascii: "{"), UInt8(ascii: "}")) {
        let name = parser.place + 2
        let sign = (name..<end).first { text[$0] == UInt8(ascii: "=") }!
        values[number, default: []].append((parser.string(name..<sign - 1), parser.pattern(at: sign + 2)))
      } else {
        parser.slots = []
        let pattern = parser.pattern(at: start)
        let row = Row(pattern: pattern, line: parser.string(parser.place + 2..<end))
        if parser.slots.contains(any) {
          rowsOnOneThing.append(row)
        } else if parser.slots.contains(where: named.contains) {
          rowsWithNames.append(row)
        } else {
          rows.append(row)
        }
      }
    }
    (names, numbers) = (parser.names, parser.numbers)
  }

  var text: UnsafePointer<UInt8> { file.utf8Start }

  /// By letter, another one that counts as the same: traditional Chinese characters, and `ё`.
  static let letters: [Unicode.Scalar: Unicode.Scalar] = {
    var letters: [Unicode.Scalar: Unicode.Scalar] = [:]
    for file in texts {
      let text = UnsafeBufferPointer(start: file.utf8Start, count: file.utf8CodeUnitCount)
      for line in text.split(separator: UInt8(ascii: "\n")) where line.first == UInt8(ascii: "~") {
        for forms in line.dropFirst().split(separator: UInt8(ascii: " ")) {
          let forms = String(decoding: forms, as: UTF8.self).unicodeScalars
          for other in forms.dropFirst() { letters[other] = forms.first! }
        }
      }
    }
    return letters
  }()
}
