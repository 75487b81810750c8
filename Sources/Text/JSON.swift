/// Writes JSON (RFC 8259), value by value, with commas before every value and member but the first.
/// Foundation's encoder would make a start take four times as long.
extension Output {
  /// An object, whose members `write` adds.
  package mutating func object(_ write: (inout Output) -> Void) {
    beginObject()
    write(&self)
    endObject()
  }

  /// A line with one object, whose members `write` adds.
  package static func objectLine(_ write: (inout Output) -> Void) -> [UInt8] {
    text { output in
      output.object(write)
      output.endLine()
    }
  }

  /// Begins an object; its members come next, up to `endObject`.
  package mutating func beginObject() {
    beginValue()
    append(byte: UInt8(ascii: "{"))
  }

  package mutating func endObject() { append(byte: UInt8(ascii: "}")) }

  /// An array, whose values `write` adds.
  package mutating func array(_ write: (inout Output) -> Void) {
    beginValue()
    append(byte: UInt8(ascii: "["))
    write(&self)
    append(byte: UInt8(ascii: "]"))
  }

  /// A string, or null for nil.
  package mutating func value(_ text: String?) {
    guard let text else { return null() }
    text.withBytes { value(utf8: $0) }
  }

  /// A UTF-8 string. Also escapes characters that control a terminal or are invisible on it.
  package mutating func value(utf8 text: UnsafeBufferPointer<UInt8>) {
    beginValue()
    if Self.isPlainASCII(text) || text.allSatisfy(Self.isPlain) {
      append(quoted: text)
    } else {
      append(byte: UInt8(ascii: "\""))
      appendEscaped(text)
      append(byte: UInt8(ascii: "\""))
    }
  }

  /// Appends text that needs no escapes, in quotes.
  @inline(__always) private mutating func append(quoted text: UnsafeBufferPointer<UInt8>, isName: Bool = false)
  {
    append(upTo: text.count + 3) { start in
      start[0] = UInt8(ascii: "\"")
      var end = start + 1
      if let bytes = text.baseAddress { end.update(from: bytes, count: text.count) }
      end += text.count
      end[0] = UInt8(ascii: "\"")
      if isName { end[1] = UInt8(ascii: ":") }
      return end + (isName ? 2 : 1)
    }
  }

  private mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      guard OutsideText.isHidden(scalar) else {
        if scalar == "\"" || scalar == "\\" { append(byte: UInt8(ascii: "\\")) }
        append(String(scalar))
        continue
      }
      for unit in UTF16.encode(scalar)! { append("\\u" + String(unit, radix: 16).withZeros(to: 4)) }
    }
  }

  package mutating func value(_ number: Int) {
    beginValue()
    append(number)
  }

  package mutating func value(_ isTrue: Bool) {
    beginValue()
    append(fixed: isTrue ? "true" : "false")
  }

  /// A number with six decimals, or null for nil.
  package mutating func value(decimals number: Double?) {
    guard let number else { return null() }
    beginValue()
    append(number, digits: 6)
  }

  package mutating func null() {
    beginValue()
    append(fixed: "null")
  }

  /// A value that is already written as JSON.
  package mutating func value(written json: [UInt8]) {
    beginValue()
    append(contentsOf: json)
  }

  /// A value, or some members of an object, that another output holds.
  package mutating func value(_ range: Range<Int>, of written: borrowing Output) {
    beginValue()
    append(range, of: written)
  }

  /// The name of a member; its value comes next. The name needs no escapes.
  package mutating func name(_ name: StaticString) {
    self.name(utf8: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
  }

  /// The name of a member, in UTF-8 that needs no escapes; its value comes next.
  package mutating func name(utf8 name: UnsafeBufferPointer<UInt8>) {
    beginValue()
    append(quoted: name, isName: true)
  }

  /// The name of a member, with escapes; its value comes next.
  package mutating func name(escaping name: String) {
    value(name)
    append(byte: UInt8(ascii: ":"))
  }

  package mutating func member(_ name: StaticString, _ text: String?) {
    self.name(name)
    value(text)
  }

  /// A string of UTF-8, or null for nil.
  package mutating func member(_ name: StaticString, utf8 text: ArraySlice<UInt8>?) {
    self.name(name)
    guard let text else { return null() }
    text.withUnsafeBufferPointer { value(utf8: $0) }
  }

  /// A number, or null for nil.
  package mutating func member(_ name: StaticString, _ number: Int?) {
    self.name(name)
    if let number { value(number) } else { null() }
  }

  package mutating func member(_ name: StaticString, _ number: UInt64) {
    self.name(name)
    append(number)
  }

  package mutating func member(_ name: StaticString, _ isTrue: Bool) {
    self.name(name)
    value(isTrue)
  }

  package mutating func member(_ name: StaticString, decimals number: Double?) {
    self.name(name)
    value(decimals: number)
  }

  package mutating func member(_ name: StaticString, object write: (inout Output) -> Void) {
    self.name(name)
    object(write)
  }

  /// An array with an object for each element, whose members `write` adds.
  package mutating func member<Element>(
    _ name: StaticString, objects elements: [Element], _ write: (Element, inout Output) -> Void
  ) {
    self.name(name)
    array { array in
      for element in elements { array.object { write(element, &$0) } }
    }
  }

  package mutating func member(_ name: StaticString, list texts: [String]) {
    self.name(name)
    array { array in for text in texts { array.value(text) } }
  }

  package mutating func member(_ name: StaticString, list numbers: [Int]) {
    self.name(name)
    array { array in for number in numbers { array.value(number) } }
  }

  /// A number of up to 64 bits as a string: many JSON readers keep only 53.
  package mutating func member(_ name: StaticString, text number: UInt64) {
    self.name(name)
    append(byte: UInt8(ascii: "\""))
    append(number)
    append(byte: UInt8(ascii: "\""))
  }

  /// Writes the comma before a value or a name, unless it is the first, or the value of a name.
  @inline(__always) private mutating func beginValue() {
    switch last {
    case UInt8(ascii: "{"), UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "\n"), nil: break
    default: append(byte: UInt8(ascii: ","))
    }
  }

  /// Whether the text is ASCII without characters to escape. Written without branches, so that the compiler can
  /// test many bytes at once.
  private static func isPlainASCII(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var others: UInt8 = 0
    for byte in text {
      others |= (byte < 0x20 ? 1 : 0) | (byte > 0x7E ? 1 : 0)
      others |= (byte == UInt8(ascii: "\"") ? 1 : 0) | (byte == UInt8(ascii: "\\") ? 1 : 0)
    }
    return others == 0
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    OutsideText.isBeginningOfVisible(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }
}
