package enum Spelling {
  /// The nearest of the words, if at most a third of its letters differ and it has more than two letters.
  package static func nearest(to typed: String, of words: [String]) -> String? {
    let letters = Array(typed.unicodeScalars)
    guard (1...20).contains(letters.count) else { return nil }
    func most(_ length: Int) -> Int { max(1, length / 3) }
    // The distance takes long to compute. It is at least the difference of the lengths, and the number of other
    // letters.
    let near = words.filter { word in
      let length = word.unicodeScalars.count
      return length > 2 && abs(length - letters.count) <= most(length)
        && word.unicodeScalars.count { !letters.contains($0) } <= most(length)
    }
    return near.map { (word: $0, distance: distance(from: typed, to: $0)) }
      .filter {
        $0.distance <= most($0.word.unicodeScalars.count) && $0.distance < $0.word.unicodeScalars.count
      }
      .min { $0.distance < $1.distance }?.word
  }

  /// Whether a word of four letters or more was probably meant: a letter was left out or added, two neighbors
  /// were swapped, one letter differs, or both words sound alike. What `mayBeName` differs from a Russian word
  /// only in its ending.
  package static func isSlip(_ typed: String, for word: String, mayBeName: Bool = false) -> Bool {
    isSlip(Array(typed.unicodeScalars)[...], for: Array(word.unicodeScalars)[...], mayBeName: mayBeName)
  }

  /// The same for the letters of both.
  package static func isSlip(
    _ typed: ArraySlice<Unicode.Scalar>, for word: ArraySlice<Unicode.Scalar>, mayBeName: Bool = false
  ) -> Bool {
    let start = zip(typed, word).prefix { $0 == $1 }.count
    let (from, to) = (typed.dropFirst(start), word.dropFirst(start))
    let end = zip(from.reversed(), to.reversed()).prefix { $0 == $1 }.count
    let (other, meant) = (from.dropLast(end), to.dropLast(end))
    let length = start + to.count
    guard max(start + from.count, length) >= 4 else { return false }
    let isSlip =
      switch (other.count, meant.count) {
      case (1, 0), (0, 1): true
      case (2, 2): other.elementsEqual(meant.reversed())
      case (1, 1) where mayBeName: start + 2 >= length && ("а"..."я").contains(meant.first!)
      case (1, 1): start > 0 && length > 4
      default: false
      }
    return isSlip || (!mayBeName || length > 7) && soundAlike(typed, word)
  }

  /// Whether two words sound alike: Russian letters that sound alike count as one, doubled letters as single,
  /// and the soft sign as nothing.
  private static func soundAlike(_ one: ArraySlice<Unicode.Scalar>, _ other: ArraySlice<Unicode.Scalar>) -> Bool
  {
    var (letters, others) = (one.makeIterator(), other.makeIterator())
    var (last, lastOther): (Unicode.Scalar?, Unicode.Scalar?)
    while true {
      let (letter, another) = (sound(&letters, after: &last), sound(&others, after: &lastOther))
      if letter != another { return false }
      if letter == nil { return true }
    }
  }

  /// The next letter of a word as it sounds.
  private static func sound(
    _ letters: inout ArraySlice<Unicode.Scalar>.Iterator, after last: inout Unicode.Scalar?
  ) -> Unicode.Scalar? {
    while let letter = letters.next() {
      let heard = heard(letter)
      if heard == last || heard == "ь" { continue }
      last = heard
      return heard
    }
    return nil
  }

  /// The letter, then those that sound like it.
  package static func letters(like letter: Unicode.Scalar) -> [Unicode.Scalar] {
    let letters = ("а" as Unicode.Scalar).value...("я" as Unicode.Scalar).value
    return [letter]
      + letters.compactMap(Unicode.Scalar.init).filter { $0 != letter && heard($0) == heard(letter) }
  }

  private static func heard(_ letter: Unicode.Scalar) -> Unicode.Scalar {
    switch letter {
    case "о": "а"
    case "е", "э", "ы", "я", "й": "и"
    case "д": "т"
    case "б": "п"
    case "г": "к"
    case "з": "с"
    case "ж": "ш"
    case "в": "ф"
    default: letter
    }
  }

  /// How many letters to insert, delete, replace or swap with their neighbor to get the other word (the optimal
  /// string alignment distance). The first word is not empty.
  private static func distance(from word: String, to other: String) -> Int {
    let from = Array(word.unicodeScalars)
    let to = Array(other.unicodeScalars)
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
