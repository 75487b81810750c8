/// Writes JSON (RFC 8259) to an output, value by value. With Foundation's encoder the program would take four
/// times as long to start.
extension Output {
  /// A string, or null for nil.
  mutating func appendJSON(_ text: String?) {
    guard var text else { return append("null") }
    text.withUTF8 { bytes in appendJSON(bytes) }
  }

  /// A string of UTF-8. Beyond what the standard asks for, characters that could command a terminal or are
  /// invisible on it are escaped.
  mutating func appendJSON(_ text: some Collection<UInt8>) {
    append(byte: UInt8(ascii: "\""))
    defer { append(byte: UInt8(ascii: "\"")) }
    if text.allSatisfy(Self.isPlain) { return append(contentsOf: text) }
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\"", "\\":
        append(byte: UInt8(ascii: "\\"))
        append(contentsOf: UTF8.encode(scalar)!)
      default:
        guard OutsideText.isHidden(scalar) else {
          append(contentsOf: UTF8.encode(scalar)!)
          continue
        }
        for unit in UTF16.encode(scalar)! { appendEscape(unit) }
      }
    }
  }

  /// An array of objects, each of which `write` fills.
  mutating func appendList<Element>(_ list: [Element], _ write: (Element, inout Output) -> Void) {
    append("[")
    for (place, element) in list.enumerated() {
      append(place == 0 ? "{" : ",{")
      write(element, &self)
      append("}")
    }
    append("]")
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    OutsideText.isBeginningOfVisible(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private mutating func appendEscape(_ unit: UInt16) {
    let digits = Array("0123456789abcdef".utf8)
    append("\\u")
    for shift in [12, 8, 4, 0] { append(byte: digits[Int(unit >> shift) & 15]) }
  }

  /// A number with six decimals, or null for nil.
  mutating func append(decimals number: Double?) {
    append(number.map { Decimal.text($0, digits: 6) } ?? "null")
  }
}
