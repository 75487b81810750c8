import Text

/// Text from HTML as flashcards have it.
enum HTMLText {
  private static let entities: [String: Unicode.Scalar] = [
    "nbsp": " ", "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]

  /// Without tags, which separate words unless they only change letters, and with characters for their names
  /// and numbers. Without names of sound files, `[sound:a.mp3]`.
  static func plain(_ html: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text: [UInt8] = []
    var rest = html
    while let byte = rest.first {
      if byte == UInt8(ascii: "<"), let end = rest.firstIndex(of: UInt8(ascii: ">")) {
        if !isInline(rest[..<end]) { text.append(UInt8(ascii: " ")) }
        rest = rest[(end + 1)...]
      } else if byte == UInt8(ascii: "["), rest.starts(with: "[sound:".utf8),
        let end = rest.firstIndex(of: UInt8(ascii: "]"))
      {
        rest = rest[(end + 1)...]
      } else if byte == UInt8(ascii: "&"), let end = rest.prefix(12).firstIndex(of: UInt8(ascii: ";")),
        let scalar = scalar(rest[(rest.startIndex + 1)..<end])
      {
        text += UTF8.encode(scalar)!
        rest = rest[(end + 1)...]
      } else {
        text.append(byte)
        rest = rest.dropFirst()
      }
    }
    return Array(text.split(separator: UInt8(ascii: " ")).joined(separator: [UInt8(ascii: " ")]))[...]
  }

  /// Whether a tag is inside a word: `<b>`, `</span>`.
  private static func isInline(_ tag: ArraySlice<UInt8>) -> Bool {
    let name = tag.dropFirst().drop { $0 == UInt8(ascii: "/") }
      .prefix { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }
    return ["a", "b", "i", "u", "s", "em", "strong", "span", "font", "sub", "sup", "ruby", "rt", "mark"]
      .contains(String(decoding: name, as: UTF8.self).lowercased())
  }

  /// `amp`, `#39` or `#x27`.
  private static func scalar(_ entity: ArraySlice<UInt8>) -> Unicode.Scalar? {
    let text = String(decoding: entity, as: UTF8.self)
    guard text.hasPrefix("#") else { return entities[text] }
    let number = text.dropFirst()
    let value = number.first == "x" ? UInt32(number.dropFirst(), radix: 16) : UInt32(number)
    return value.flatMap { $0 < 0x20 ? " " : Unicode.Scalar($0) }
  }
}
