/// Reads JSON (RFC 8259) of a known shape, part by part. Blanks may separate any two parts. If the next part is
/// not the expected one, the result is nil or false, and reading should stop.
package struct JSONReader {
  private var rest: ArraySlice<UInt8>

  package init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
  }

  /// The offset of the next part.
  package var index: Int {
    mutating get {
      skipBlanks()
      return rest.startIndex
    }
  }

  package var isAtEnd: Bool {
    mutating get {
      skipBlanks()
      return rest.isEmpty
    }
  }

  /// Skips a bracket, a brace, a comma or a colon, if it comes next.
  package mutating func consume(_ mark: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard rest.first == UInt8(ascii: mark) else { return false }
    rest.removeFirst()
    return true
  }

  /// Skips a key and its colon, if they come next.
  package mutating func consume(key: String) -> Bool {
    string().map { $0.utf8.elementsEqual(key.utf8) } ?? false && consume(":")
  }

  /// A number without sign, fraction and exponent.
  package mutating func number() -> UInt64? {
    skipBlanks()
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard digits.count == 1 || digits.first != UInt8(ascii: "0"),
      let number = UInt64(String(decoding: digits, as: UTF8.self))
    else { return nil }
    rest = rest[digits.endIndex...]
    return [".", "e", "E"].contains(where: { rest.first == UInt8(ascii: $0) }) ? nil : number
  }

  package mutating func string() -> String? {
    guard consume("\"") else { return nil }
    var bytes: [UInt8] = []
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""): return String(validating: bytes, as: UTF8.self)
      case 0..<0x20: return nil
      case UInt8(ascii: "\\"):
        guard let scalar = escape() else { return nil }
        bytes.append(contentsOf: UTF8.encode(scalar)!)
      default: bytes.append(byte)
      }
    }
    return nil
  }

  /// The members of an object. `value` is called for each key and must skip its value.
  package mutating func members<Value>(
    _ value: (_ key: String, inout JSONReader) -> Value?
  ) -> [(key: String, value: Value)]? {
    guard consume("{") else { return nil }
    var members: [(key: String, value: Value)] = []
    if consume("}") { return members }
    repeat {
      guard let key = string(), consume(":"), let value = value(key, &self) else { return nil }
      members.append((key, value))
    } while consume(",")
    return consume("}") ? members : nil
  }

  /// The elements of an array. `element` is called for each one and must skip it.
  package mutating func elements<Element>(_ element: (inout JSONReader) -> Element?) -> [Element]? {
    guard consume("[") else { return nil }
    var elements: [Element] = []
    if consume("]") { return elements }
    repeat {
      guard let element = element(&self) else { return nil }
      elements.append(element)
    } while consume(",")
    return consume("]") ? elements : nil
  }

  /// Skips any value. Refuses one nested deeper than `depth`; does not check the forms of numbers.
  package mutating func skipValue(depth: Int = 64) -> Bool {
    skipBlanks()
    switch rest.first.map(Unicode.Scalar.init) {
    case "{": return depth > 0 && members { $1.skipValue(depth: depth - 1) ? true : nil } != nil
    case "[": return depth > 0 && elements { $0.skipValue(depth: depth - 1) ? true : nil } != nil
    case "\"": return string() != nil
    default:
      if let word = ["true", "false", "null"].first(where: { rest.starts(with: $0.utf8) }) {
        rest = rest.dropFirst(word.utf8.count)
        return true
      }
      let number = rest.prefix { "+-.0123456789Ee".utf8.contains($0) }
      rest = rest[number.endIndex...]
      return !number.isEmpty
    }
  }

  /// The character after a backslash.
  private mutating func escape() -> Unicode.Scalar? {
    guard let letter = rest.popFirst() else { return nil }
    switch Unicode.Scalar(letter) {
    case "\"", "\\", "/": return Unicode.Scalar(letter)
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u": return codePoint()
    default: return nil
    }
  }

  /// Four digits, or twice four for a surrogate pair.
  private mutating func codePoint() -> Unicode.Scalar? {
    guard let unit = unit() else { return nil }
    guard UTF16.isLeadSurrogate(unit) else { return Unicode.Scalar(unit) }
    guard rest.starts(with: "\\u".utf8) else { return nil }
    rest.removeFirst(2)
    guard let other = self.unit(), UTF16.isTrailSurrogate(other) else { return nil }
    return UTF16.decode(UTF16.EncodedScalar([unit, other]))
  }

  private mutating func unit() -> UInt16? {
    let digits = rest.prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit }) else {
      return nil
    }
    rest.removeFirst(4)
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  private mutating func skipBlanks() {
    rest = rest.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
  }
}
