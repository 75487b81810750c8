/// The fields of a reply in a recording: separated by tabs, with `\t`, `\n`, `\r` and `\\` for tabs, line ends
/// and backslashes in a field.
struct ReplyFields {
  private var rest: ArraySlice<UInt8>
  private(set) var isAtEnd = false

  /// A field does not fit.
  struct Misfit: Error {}

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

  /// The next field. Throws if there is none, or if it has an unknown escape.
  mutating func next() throws(Misfit) -> [UInt8] {
    guard !isAtEnd else { throw Misfit() }
    let end = rest.firstIndex(of: UInt8(ascii: "\t")) ?? rest.endIndex
    var text = rest[..<end]
    isAtEnd = end == rest.endIndex
    rest = rest[end...].dropFirst()
    var field: [UInt8] = []
    while let byte = text.popFirst() {
      if byte != UInt8(ascii: "\\") {
        field.append(byte)
      } else if let sign = text.popFirst(), let escape = Self.escapes.first(where: { $0.sign == sign }) {
        field.append(escape.byte)
      } else {
        throw Misfit()
      }
    }
    return field
  }
}
