import Text
import Wording

/// A word of a typed line.
package struct Word: Equatable, Sendable {
  package let typed: String
  /// The form for look-ups: A to Z and Russian letters in lower case, full-width characters as ASCII, and no
  /// punctuation at the end of a foreign word. Other letters keep their case, so look-alikes differ. Empty for
  /// a word longer than any known one, because looking up a `String` can take quadratic time.
  package let key: String

  /// The longest known word, in bytes.
  private static let longestKey = 64

  package init(_ typed: String) {
    self.typed = typed
    guard typed.utf8.count <= Self.longestKey else {
      key = ""
      return
    }
    if typed.isASCII {
      key = typed.hasCapital ? typed.lowercased() : typed
    } else {
      var scalars = typed.unicodeScalars[...]
      while scalars.count > 1, let last = scalars.last, Self.punctuation.contains(last) { scalars.removeLast() }
      if scalars.first == "№", scalars.count > 1 { scalars.removeFirst() }
      // A Chinese comma may separate the words of a list.
      var letters = scalars.map { $0 == "\u{3001}" ? "," : $0.lowered }
      for place in letters.indices.dropFirst().reversed() {
        // Some systems type й and ё as two characters.
        switch (letters[place - 1], letters[place]) {
        case ("и", "\u{306}"): letters.replaceSubrange(place - 1...place, with: ["й"])
        case ("е", "\u{308}"): letters.replaceSubrange(place - 1...place, with: ["ё"])
        default: break
        }
      }
      key = String(scalars: letters)
    }
  }

  /// A word that has the form for look-ups already.
  init(folded word: String) { (typed, key) = (word, word.utf8.count <= Self.longestKey ? word : "") }

  /// Bytes that are not UTF-8 become U+FFFD.
  package init(_ bytes: [UInt8]) { self.init(String(decoding: bytes, as: UTF8.self)) }

  /// Punctuation that input methods and people add to a word. A question mark makes a line a question.
  private static let punctuation = Array("。，、！；：．.!".unicodeScalars)

  /// Whether it is like a square of a chessboard: `a1`.
  var isSquare: Bool {
    let scalars = Array(key.unicodeScalars)
    guard (2...3).contains(scalars.count) else { return false }
    return scalars[0].properties.isAlphabetic && scalars[0].value < 0x500
      && scalars.dropFirst().allSatisfy { ("0"..."9").contains($0) }
  }

  var hasLetter: Bool { typed.unicodeScalars.contains(where: \.properties.isAlphabetic) }
  /// Whether its first letter is none of English.
  var isForeign: Bool { key.utf8.first.map { $0 >= 0x80 } ?? false }
  /// Whether a language other than English may have it.
  var mayBeTranslated: Bool { isForeign || Language.shareLatinLetters }

  /// Whether the word is a number: one or more digits and nothing else.
  var isNumber: Bool { digits.isDigits }
  var beginsWithDigit: Bool { digits.utf8.first.map(Self.isDigit) ?? false }
  /// The number; nil if it is not one, or is above 2^64 − 1.
  package var number: UInt64? { beginsWithDigit ? UInt64(digits) : nil }
  /// The count or number; one too large for any count becomes the largest.
  package var count: Int? { number.map { Int(clamping: $0) } ?? (isNumber ? .max : nil) }

  /// The count in a file, of which sums do not overflow; nil if it is not one.
  var smallCount: Int? { count.flatMap { $0 < Int32.max ? $0 : nil } }

  /// The number with decimals: digits and, if there is a point, more digits. `Double` itself would also accept
  /// `nan` and `0x1p9`.
  var decimal: Double? {
    let parts = key.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    return parts.allSatisfy { Word(String($0)).isNumber } ? Double(key) : nil
  }

  /// The digits in ASCII, or as typed if the word is too long for a key.
  private var digits: String { key.isEmpty ? typed : key }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  /// The word as messages quote it.
  package var brief: String { OutsideText.brief(typed) }

  /// Splits the word at the last place where both parts belong together: `翻3`, `选择摇滚`, `открыть3`. Before a
  /// letter, only Chinese omits the blank.
  func parted(where belong: (Word, Word) -> Bool) -> [Word]? {
    guard isForeign, let first = typed.unicodeScalars.first else { return nil }
    let isChinese = (0x4E00...0x9FFF).contains(first.value)
    for end in typed.unicodeScalars.indices.dropFirst().prefix(Self.longestKey).reversed() {
      let rest = Word(String(typed[end...]))
      let beginning = Word(String(typed[..<end]))
      if isChinese || rest.beginsWithDigit, belong(beginning, rest) { return [beginning, rest] }
    }
    return nil
  }

  /// The argument that the word names, in any language; nil for none.
  package func choice(of arguments: [String]) -> String? {
    arguments.first { $0 == key || mayBeTranslated && Vocabulary.all.arguments[$0]?.contains(key) ?? false }
  }

  /// The only one of the words that begins with this one, if that has several letters.
  func onlyBeginning(of words: [String]) -> String? {
    let words = words.filter { $0.hasPrefix(key) }
    return key.count > 1 && words.count == 1 ? words[0] : nil
  }

  /// The nearest of the words, if it may be meant.
  package func nearest(of words: [String]) -> String? { Spelling.nearest(to: key, of: words) }

  /// The English name of the word in a list of the vocabulary; the word's own key if it is not in the list.
  // Inlined, because to make a key path costs more than the rest.
  @inline(__always)
  package func name(in words: KeyPath<Vocabulary.Index.Type, [ByteKey: String]>) -> String {
    mayBeTranslated ? Vocabulary.all[keyPath: words][key] ?? key : key
  }

  /// The nearest of the English names, or of their words in a list of the vocabulary.
  package func nearest(of names: [String], in words: KeyPath<Vocabulary.Index.Type, [ByteKey: String]>)
    -> String?
  {
    if let name = nearest(of: names) { return name }
    let words = Vocabulary.all[keyPath: words].filter { names.contains($0.value) }
    return nearest(of: words.keys.map(\.text).sorted()).flatMap { words[$0] }
  }
}

extension Array {
  /// The row with that number, from 1; nil if there is none.
  package func row(_ word: Word) -> Element? {
    guard let number = word.number, let index = Int(exactly: number), (1...count).contains(index) else {
      return nil
    }
    return self[index - 1]
  }
}
