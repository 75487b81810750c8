/// A word of a typed line.
package struct Word: Equatable {
  /// As the player typed it.
  let typed: String
  /// What commands are found by: the same with the letters A to Z in lower case. Other letters keep theirs, so
  /// that none that only looks like one of these can stand for it. Empty for a word that is longer than any that means
  /// something, since to look up a `String` can take a time that grows with the square of its length.
  let key: String
  /// Its bytes, where they are not UTF-8.
  private let raw: [UInt8]?

  /// The longest word that means something to the program, in bytes.
  private static let longestKey = 64

  package init(_ typed: String) {
    self.init(typed, raw: nil)
  }

  /// Bytes that are not UTF-8 become U+FFFD, and the word stays the name of the same file.
  init(_ bytes: [UInt8]) {
    let text = String(validating: bytes, as: UTF8.self)
    self.init(text ?? String(decoding: bytes, as: UTF8.self), raw: text == nil ? bytes : nil)
  }

  /// The word as the path of a file.
  var path: FilePath { raw.map { FilePath($0) } ?? FilePath(typed) }

  private init(_ typed: String, raw: [UInt8]?) {
    self.typed = typed
    self.raw = raw
    guard typed.utf8.count <= Self.longestKey else {
      key = ""
      return
    }
    key =
      typed.utf8.contains(where: Self.isUpper)
      ? String(decoding: typed.utf8.map { Self.isUpper($0) ? $0 | 0x20 : $0 }, as: UTF8.self) : typed
  }

  private static func isUpper(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  /// Whether the word is a number: one or more digits and nothing else.
  var isNumber: Bool {
    !typed.isEmpty && typed.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains)
  }
  var beginsWithDigit: Bool {
    typed.utf8.first.map((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) ?? false
  }
  /// The number that the word is; nil when it is none, or larger than 2^64 − 1.
  var number: UInt64? { isNumber ? UInt64(typed) : nil }
  /// The count or the number of a thing that the word is; one that is too large for any is the largest.
  var count: Int? { isNumber ? Int(clamping: number ?? .max) : nil }
}

extension Word {
  /// Which of the words may have been meant: the nearest one, when at most a third of its letters would have to
  /// be changed, and never a word of one or two letters.
  package func nearest(of words: [String]) -> String? {
    guard (1...20).contains(key.utf8.count) else { return nil }
    return words.filter { $0.count > 2 }
      .map { (word: $0, distance: distance(to: $0)) }
      .filter { $0.distance <= max(1, $0.word.count / 3) && $0.distance < $0.word.count }
      .min { $0.distance < $1.distance }?.word
  }

  /// How many letters must be added, left out, replaced or swapped with their neighbour to make this word the
  /// other (the optimal string alignment distance).
  private func distance(to other: String) -> Int {
    let from = Array(key.utf8)
    let to = Array(other.utf8)
    var rows = [Array(0...to.count)]
    for i in 1...from.count {
      var row = [i]
      for j in 1...to.count {
        var best = min(
          rows[i - 1][j] + 1, row[j - 1] + 1, rows[i - 1][j - 1] + (from[i - 1] == to[j - 1] ? 0 : 1))
        if i > 1, j > 1, from[i - 1] == to[j - 2], from[i - 2] == to[j - 1] {
          best = min(best, rows[i - 2][j - 2] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[from.count][to.count]
  }
}
