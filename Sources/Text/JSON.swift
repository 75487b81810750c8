/// Writes JSON (RFC 8259), value by value, with commas before every value and member but the first.
/// Foundation's encoder would make a start take four times as long.
extension Output {
  /// An object, whose members `write` adds.
  package mutating func object(_ write: (inout Output) -> Void) {
    beginValue()
    append(byte: UInt8(ascii: "{"))
    write(&self)
    append(byte: UInt8(ascii: "}"))
  }

  /// A line with one object, whose members `write` adds.
  package static func objectLine(_ write: (inout Output) -> Void) -> [UInt8] {
    text { output in
      output.object(write)
      output.endLine()
    }
  }

  /// An array, whose values `write` adds.
  package mutating func array(_ write: (inout Output) -> Void) {
    beginValue()
    append(byte: UInt8(ascii: "["))
    write(&self)
    append(byte: UInt8(ascii: "]"))
  }

  package mutating func value(_ value: some JSONValue) { value.add(to: &self) }

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

  @usableFromInline package mutating func null() {
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
  @usableFromInline package mutating func name(_ name: StaticString) {
    self.name(utf8: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
  }

  /// The name of a member, in UTF-8 that needs no escapes; its value comes next.
  package mutating func name(utf8 name: UnsafeBufferPointer<UInt8>) {
    beginValue()
    append(quoted: name, isName: true)
  }

  /// A member whose name may need escapes.
  package mutating func member(escaping name: String, _ value: some JSONValue) {
    self.value(name)
    append(byte: UInt8(ascii: ":"))
    value.add(to: &self)
  }

  @inlinable package mutating func member(_ name: StaticString, _ value: some JSONValue) {
    self.name(name)
    value.add(to: &self)
  }

  /// A string of UTF-8, or null for nil.
  package mutating func member(_ name: StaticString, utf8 text: ArraySlice<UInt8>?) {
    self.name(name)
    guard let text else { return null() }
    text.withUnsafeBufferPointer { value(utf8: $0) }
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

  /// Writes the comma before a value or a name, unless it is the first, or the value of a name.
  @inline(__always) fileprivate mutating func beginValue() {
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

/// What can be written as JSON.
@usableFromInline package protocol JSONValue {
  /// Adds it to an array, or after the name of a member.
  func add(to json: inout Output)
}

extension String: JSONValue {
  @usableFromInline package func add(to json: inout Output) { withBytes { json.value(utf8: $0) } }
}

extension Int: JSONValue {
  @usableFromInline package func add(to json: inout Output) {
    json.beginValue()
    json.append(self)
  }
}

extension UInt64: JSONValue {
  @usableFromInline package func add(to json: inout Output) {
    json.beginValue()
    json.append(self)
  }
}

/// With six decimals.
extension Double: JSONValue {
  @usableFromInline package func add(to json: inout Output) {
    json.beginValue()
    json.append(self, digits: 6)
  }
}

extension Bool: JSONValue {
  @usableFromInline package func add(to json: inout Output) {
    json.beginValue()
    json.append(fixed: self ? "true" : "false")
  }
}

/// Null for nil.
extension Optional: JSONValue where Wrapped: JSONValue {
  @inlinable package func add(to json: inout Output) {
    if let self { self.add(to: &json) } else { json.null() }
  }
}

extension Array: JSONValue where Element: JSONValue {
  @usableFromInline package func add(to json: inout Output) {
    json.array { for value in self { value.add(to: &$0) } }
  }
}
