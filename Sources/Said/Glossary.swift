import Wording

/// The words of a language and what they mean: the words of a `.said` file, sorted by the build, each as
/// a word, a tab, and its uses on a line: numbers of meanings, or that of a list and a value, `40:rock`.
struct Glossary: Sendable {
  private let text: StaticString
  let hasBlanks: Bool

  init(_ text: StaticString, hasBlanks: Bool) { (self.text, self.hasBlanks) = (text, hasBlanks) }

  /// An entry at the place of its first letter.
  typealias Entry = UnsafePointer<UInt8>

  /// Calls the body with each entry that may begin like this text: by its first letter and, if there is
  /// another, by the second one.
  func forEachEntry(like line: ArraySlice<UInt8>, _ body: (Entry) -> Void) {
    let first = line.prefix(Self.length(line.first!))
    let rest = line.dropFirst(first.count)
    scan(first, body) { Self.endsWord($0) || !self.hasBlanks }
    if hasBlanks, let next = rest.first, next != UInt8(ascii: " ") {
      scan(line.prefix(first.count + Self.length(next)), body) { _ in true }
    }
  }

  /// Calls the body with each entry whose first letter is this one.
  func forEachEntry(beginningWith letter: Unicode.Scalar, _ body: (Entry) -> Void) {
    scan(Array(UTF8.encode(letter)!)[...], body) { _ in true }
  }

  /// Whether a byte of an entry is after a word.
  static func endsWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\t") || byte == UInt8(ascii: " ") || byte == UInt8(ascii: "*")
  }

  private static func length(_ byte: UInt8) -> Int { byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4 }

  /// Calls the body with the entries that begin with these letters, as long as the next byte is right.
  private func scan(_ letters: ArraySlice<UInt8>, _ body: (Entry) -> Void, while isRight: (UInt8) -> Bool) {
    let (start, count) = (text.utf8Start, text.utf8CodeUnitCount)
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      var line = middle
      while line > 0, start[line - 1] != UInt8(ascii: "\n") { line -= 1 }
      if Self.isBefore(start + line, letters) {
        low = middle
        while low < count, start[low] != UInt8(ascii: "\n") { low += 1 }
        low += 1
      } else {
        high = line
      }
    }
    while low < count {
      let entry = start + low
      for (index, byte) in letters.enumerated() where entry[index] != byte { return }
      guard isRight(entry[letters.count]) else { return }
      body(entry)
      while low < count, start[low] != UInt8(ascii: "\n") { low += 1 }
      low += 1
    }
  }

  private static func isBefore(_ entry: Entry, _ letters: ArraySlice<UInt8>) -> Bool {
    for (index, byte) in letters.enumerated() where entry[index] != byte { return entry[index] < byte }
    return false
  }

  /// Calls the body with each use of an entry: a meaning, or a list and a value.
  static func forEachUse(of entry: Entry, _ body: (Meaning, String?) -> Void) {
    var byte = entry
    while byte.pointee != UInt8(ascii: "\t") { byte += 1 }
    repeat {
      byte += 1
      var number = 0
      while (0x30...0x39).contains(byte.pointee) {
        number = 10 * number + Int(byte.pointee - 0x30)
        byte += 1
      }
      let start = byte + 1
      if byte.pointee == UInt8(ascii: ":") {
        while byte.pointee != UInt8(ascii: " "), byte.pointee != UInt8(ascii: "\n") { byte += 1 }
      }
      let value = UnsafeBufferPointer(start: start, count: max(0, byte - start))
      body(Meaning(number: number), value.isEmpty ? nil : String(decoding: value, as: UTF8.self))
    } while byte.pointee == UInt8(ascii: " ")
  }

  /// Whether an entry is no phrase.
  static func isWord(_ entry: Entry) -> Bool {
    var end = entry
    while !endsWord(end.pointee) { end += 1 }
    return end.pointee != UInt8(ascii: " ")
  }

  /// The word of an entry; the beginning of one that can have any ending.
  static func word(_ entry: Entry) -> String {
    var end = entry
    while end.pointee != UInt8(ascii: "\t"), end.pointee != UInt8(ascii: "*") { end += 1 }
    return String(decoding: UnsafeBufferPointer(start: entry, count: end - entry), as: UTF8.self)
  }
}
