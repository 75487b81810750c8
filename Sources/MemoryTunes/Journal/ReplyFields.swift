import MemoryCore
import Text

/// The fields of a reply in a recording: separated by tabs, with `\t`, `\n`, `\r` and `\\` for tabs, line ends
/// and backslashes in a field.
struct ReplyFields {
  private var rest: ArraySlice<UInt8>
  private(set) var isAtEnd = false

  private static let escapes: [(byte: UInt8, sign: UInt8)] = [
    (UInt8(ascii: "\\"), UInt8(ascii: "\\")), (UInt8(ascii: "\t"), UInt8(ascii: "t")),
    (UInt8(ascii: "\n"), UInt8(ascii: "n")), (UInt8(ascii: "\r"), UInt8(ascii: "r")),
  ]

  init(_ text: ArraySlice<UInt8>) { rest = text }

  /// The fields as one line, without its newline.
  static func line(_ fields: [[UInt8]]) -> [UInt8] {
    var line: [UInt8] = []
    for field in fields {
      if !line.isEmpty { line.append(UInt8(ascii: "\t")) }
      for byte in field {
        if let escape = escapes.first(where: { $0.byte == byte }) {
          line += [UInt8(ascii: "\\"), escape.sign]
        } else {
          line.append(byte)
        }
      }
    }
    return line
  }

  /// The next field; nil if there is none, or if it has an unknown escape.
  mutating func next() -> [UInt8]? {
    guard !isAtEnd else { return nil }
    let end = rest.firstIndex(of: UInt8(ascii: "\t")) ?? rest.endIndex
    var text = rest[..<end]
    isAtEnd = end == rest.endIndex
    rest = rest[end...].dropFirst()
    guard text.contains(UInt8(ascii: "\\")) else { return Array(text) }
    var field: [UInt8] = []
    while let byte = text.popFirst() {
      if byte != UInt8(ascii: "\\") {
        field.append(byte)
      } else if let sign = text.popFirst(), let escape = Self.escapes.first(where: { $0.sign == sign }) {
        field.append(escape.byte)
      } else {
        return nil
      }
    }
    return field
  }

  /// The next field as printable text.
  mutating func text() -> String? {
    next().map { OutsideText.shown(String(decoding: $0, as: UTF8.self)) }
  }

  mutating func word() -> Word? {
    next().map { Word(String(decoding: $0, as: UTF8.self)) }
  }

  mutating func count(in range: ClosedRange<Int>) -> Int? {
    word()?.count.flatMap { range.contains($0) ? $0 : nil }
  }

  /// The remaining fields; nil if one of them is invalid.
  mutating func all() -> [[UInt8]]? {
    var fields: [[UInt8]] = []
    while !isAtEnd {
      guard let field = next() else { return nil }
      fields.append(field)
    }
    return fields
  }
}
