/// A row of a file of words: `NAME = WORD, WORD`. No name contains an equals sign, and no word a comma.
struct WordRow {
  let name: String
  let words: [String]

  typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  init(_ line: Bytes) {
    let sign = line.firstIndex(of: UInt8(ascii: "="))!
    name = String(decoding: line[..<sign].dropLast(), as: UTF8.self)
    words = line[sign...].dropFirst().split(separator: UInt8(ascii: ",")).map { word in
      String(decoding: word.dropFirst(), as: UTF8.self)
    }
  }

  /// The headings and rows of a file, in order.
  static func lines(_ text: StaticString) -> [Bytes] {
    let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    return bytes.split(separator: UInt8(ascii: "\n")).filter { $0.first != UInt8(ascii: "#") }
  }
}
