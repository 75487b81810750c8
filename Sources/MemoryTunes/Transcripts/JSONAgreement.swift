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
    let members = json.members { $1.value(in: text) }
    return json.isAtEnd ? members : nil
  }

  /// The elements of an array; nil if it is none.
  private static func elements(_ text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>]? {
    var json = JSONReader(text)
    let elements = json.elements { $0.value(in: text) }
    return json.isAtEnd ? elements : nil
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
