import Text

/// Compares values of JSON by what a transcript has: an answer may have more keys, since later versions add
/// some.
enum JSONAgreement {
  static func has(_ found: ArraySlice<UInt8>, allOf expected: ArraySlice<UInt8>) -> Bool {
    if let expected = members(expected) {
      guard let found = members(found) else { return false }
      return expected.allSatisfy { key, value in
        found.contains { $0.key == key && has($0.value, allOf: value) }
      }
    }
    if let expected = elements(expected) {
      guard let found = elements(found), found.count == expected.count else { return false }
      return zip(found, expected).allSatisfy { has($0, allOf: $1) }
    }
    return found == expected
  }

  /// The members of an object; nil if it is none.
  private static func members(_ text: ArraySlice<UInt8>) -> [(key: String, value: ArraySlice<UInt8>)]? {
    var json = JSONReader(text)
    var members: [(key: String, value: ArraySlice<UInt8>)] = []
    let isObject = json.readObject { key, json in
      guard let value = json.value(in: text) else { return false }
      members.append((key, value))
      return true
    }
    return isObject && json.isAtEnd ? members : nil
  }

  /// The elements of an array; nil if it is none.
  private static func elements(_ text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>]? {
    var json = JSONReader(text)
    var elements: [ArraySlice<UInt8>] = []
    let isArray = json.readArray { json in
      guard let value = json.value(in: text) else { return false }
      elements.append(value)
      return true
    }
    return isArray && json.isAtEnd ? elements : nil
  }
}

extension JSONReader {
  /// Skips a value, and returns its text.
  fileprivate mutating func value(in text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let start = index
    guard skipValue() else { return nil }
    let isBlank: (UInt8) -> Bool = { " \t".utf8.contains($0) }
    let end = text[start..<index].lastIndex { !isBlank($0) }
    return end.map { text[start...$0] }
  }
}
