/// A word of a typed line.
package struct Word: Equatable {
  /// As the player typed it.
  let typed: String
  /// What commands are found by: the same with the letters A to Z in lower case. Other letters keep theirs, so
  /// that none that only looks like one of these can stand for it.
  let key: String

  init(_ typed: String) {
    self.typed = typed
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
  /// The number that the word is; nil when it is none, or larger than 2^64 − 1.
  var number: UInt64? { isNumber ? UInt64(typed) : nil }
  /// The count or the number of a thing that the word is; one that is too large for any is the largest.
  var count: Int? { isNumber ? Int(clamping: number ?? .max) : nil }
}

extension Word {
  /// Which of the words may have been meant: the nearest one, when at most a third of its letters would have to
  /// be changed, and never a word of one letter.
  func nearest(of words: [String]) -> String? {
    guard (1...20).contains(key.utf8.count) else { return nil }
    return words.filter { $0.count > 1 }
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
