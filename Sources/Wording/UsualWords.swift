import Text

/// Lines in the words of the patterns.
extension PatternMatcher {
  /// The text with usual words in place of rarer ones that mean the same, by rows such as
  /// `{usual}: card = tile`; nil if it has none of them.
  package func inUsualWords() -> TypedText? {
    guard let number = patterns.numbers["{usual}"], let words = patterns.values[number] else { return nil }
    var replacements: [(range: Range<Int>, word: String)] = []
    var start = 0
    while start < line.count {
      var best: (range: Range<Int>, word: String)?
      if isBoundary(start), line[start] != Self.blank {
        for (word, pattern) in words {
          for end in ends(of: pattern, from: start)
          where end.place > best?.range.upperBound ?? start && isBoundary(end.place) {
            best = (start..<end.place, word)
          }
        }
      }
      if let best { replacements.append(best) }
      start = best?.range.upperBound ?? start + 1
    }
    return replacements.isEmpty ? nil : text.replacing(replacements)
  }

  /// The text with words of the patterns in place of misspelled ones; nil if none is.
  package func corrected() -> TypedText? {
    // A word of three letters alone can be the beginning of many.
    guard line.count > 3 else { return nil }
    var unknown = line.indices.split { line[$0] == Self.blank }.map { $0.startIndex..<$0.endIndex }
      .filter { range in range.count > 2 && line[range].allSatisfy(Patterns.isLetter) }
    var near: [Range<Int>: [String: Int]] = [:]
    patterns.forEachWord { word, isWhole in
      for (index, range) in unknown.enumerated().reversed() where Self.isAlike(line[range], word) {
        let typed = line[range]
        if typed.elementsEqual(word) || !isWhole && typed.starts(with: word) {
          unknown.remove(at: index)
        } else if isWhole, abs(typed.count - word.count) <= 2 {
          let (typed, word) = (String(decoding: typed, as: UTF8.self), String(decoding: word, as: UTF8.self))
          if Spelling.isSlip(typed, for: word) { near[range, default: [:]][word, default: 0] += 1 }
        }
      }
    }
    let replacements = unknown.compactMap { range in
      near[range]?.max { ($0.value, $1.key) < ($1.value, $0.key) }.map { (range: range, word: $0.key) }
    }
    return replacements.isEmpty ? nil : text.replacing(replacements)
  }

  /// Whether a typed word begins with the first or second letter of another one.
  private static func isAlike(_ typed: ArraySlice<UInt8>, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
    // A Cyrillic letter has two bytes.
    let size = word[0] < 0x80 ? 1 : 2
    guard word.count >= 2 * size else { return false }
    let last = typed[typed.startIndex + size - 1]
    return last == word[size - 1] || last == word[2 * size - 1]
  }
}
