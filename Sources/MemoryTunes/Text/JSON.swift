/// Writing JSON (RFC 8259) onto an output, value by value. Foundation's encoder would do it as well, and make
/// the start of the program four times as long.
extension Output {
  /// A string or, where there is none, null.
  mutating func appendJSON(_ text: String?) {
    guard var text else { return append("null") }
    text.withUTF8 { bytes in appendJSON(bytes) }
  }

  /// A string of UTF-8. What could command a terminal on which the object is looked at is escaped, beyond what
  /// the standard asks for.
  mutating func appendJSON(_ text: some Collection<UInt8>) {
    append(UInt8(ascii: "\""))
    defer { append(UInt8(ascii: "\"")) }
    if text.allSatisfy(Self.isPlain) { return append(contentsOf: text) }
    var previous: UInt8 = 0
    for byte in text {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        append(UInt8(ascii: "\\"))
        append(byte)
      case ..<0x20, 0x7F:
        appendEscape(byte)
      case 0x80...0x9F where previous == 0xC2:
        takeBack()
        appendEscape(byte)
      default:
        append(byte)
      }
      previous = byte
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
    (0x20...0x7E).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private mutating func appendEscape(_ byte: UInt8) {
    let digits = Array("0123456789abcdef".utf8)
    append("\\u00")
    append(digits[Int(byte >> 4)])
    append(digits[Int(byte & 15)])
  }
}
