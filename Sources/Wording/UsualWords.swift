import Text

/// Lines in the words of the patterns.
extension PatternMatcher {
  /// The text with usual words in place of rarer ones that mean the same, by rows such as
  /// `{usual}: card = tile`; nil if it has none of them.
  package func inUsualWords() -> TypedText? {
    guard let slot = patterns.names.firstIndex(of: "usual") else { return nil }
    let values = patterns.values[slot].filter { mayMatch($0.pattern, from: 0) }
    var replacements: [(range: Range<Int>, word: String)] = []
    var start = 0
    while start < line.count {
      let begins = isBoundary(start) && line[start] != Self.blank
      let usual = begins ? longest(of: values, at: start) : nil
      if let usual { replacements.append((start..<usual.end, usual.name)) }
      start = usual?.end ?? start + 1
    }
    return replacements.isEmpty ? nil : text.replacing(replacements)
  }

  /// Whether one of the words is in the patterns.
  package var hasKnownWord: Bool { unknownWords.count < longWords.count }

  /// The text with words of the patterns in place of misspelled ones; nil if none is.
  package func corrected() -> TypedText? {
    let unknown = unknownWords
    guard !unknown.isEmpty else { return nil }
    let replacements = unknown.compactMap { range in
      let near = nearWords(at: range)
      // Letters are rather swapped or wrong than left out: `opne` is `open`, not `one`.
      let alike = near.filter { $0.key.utf8.count == range.count }
      return (alike.isEmpty ? near : alike).max { ($0.value, $1.key) < ($1.value, $0.key) }
        .map { (range: range, word: $0.key) }
    }
    return replacements.isEmpty ? nil : text.replacing(replacements)
  }

  /// The words that a misspelled one may stand for, each with how often it occurs. They begin with one of its
  /// first two letters, or one that sounds like it.
  private func nearWords(at range: Range<Int>) -> [String: Int] {
    var near: [String: Int] = [:]
    func add(_ entry: LetterList.Entry) {
      let (word, isWhole) = (entry.letters, !entry.hasEnding)
      guard isWhole ? abs(range.count - word.count) <= 2 : range.count >= word.count else { return }
      // Of a word with any ending, the beginning. A shorter one may be that of another word.
      let typed = isWhole ? line[range] : line[range].prefix(max(word.count, 12))
      guard isWhole || typed.count == word.count else { return }
      let least = min(typed.count, word.count)
      var (start, end) = (0, 0)
      while start < least, typed[typed.startIndex + start] == word[start] { start += 1 }
      while end < least, typed[typed.endIndex - 1 - end] == word[word.count - 1 - end] { end += 1 }
      guard start + end + 2 >= max(typed.count, word.count) || Self.isAlike(typed, word) else { return }
      let meant = String(decoding: word, as: UTF8.self)
      if Spelling.isSlip(String(decoding: typed, as: UTF8.self), for: meant) {
        let meant = meant + string(typed.endIndex..<range.upperBound)
        entry.forEachNumber { near[meant, default: 0] += $0 }
      }
    }
    for letter in Set(string(range).unicodeScalars.prefix(2).flatMap(Spelling.letters)) {
      patterns.words.forEachEntry(beginningWith: Array(String(letter).utf8), add)
    }
    return near
  }

  /// The places of words of three bytes or more that are not in the patterns.
  private var unknownWords: [Range<Int>] {
    longWords.filter { range in
      var isKnown = false
      patterns.words.forEachBeginning(of: line[range]) {
        isKnown = isKnown || $0.hasEnding || $0.letters.count == range.count
      }
      return !isKnown
    }
  }

  /// The places of words of three bytes or more between blanks.
  private var longWords: [Range<Int>] {
    line.indices.split { line[$0] == Self.blank }.map { $0.startIndex..<$0.endIndex }
      .filter { range in
        range.count > 2 && line[range].allSatisfy { Patterns.isLetter($0) && !Self.beginsHan($0) }
      }
  }

  /// Whether two Russian words share two of their first, third and last letters: two letters may be swapped, or
  /// several may sound alike. The second byte of a letter tells most.
  private static func isAlike(_ typed: ArraySlice<UInt8>, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard word[0] >= 0x80, min(typed.count, word.count) >= 6 else { return false }
    let isFirst = typed[typed.startIndex + 1] == word[1]
    let isThird = typed[typed.startIndex + 5] == word[5]
    return isFirst && isThird || (isFirst || isThird) && typed.last == word.last
  }
}
