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
    // A short word alone can be the beginning of many.
    guard line.count > 5 else { return nil }
    var unknown = line.indices.split { line[$0] == Self.blank }.map { $0.startIndex..<$0.endIndex }
      .filter { range in range.count > 2 && line[range].allSatisfy(Patterns.isLetter) }
    var near: [Range<Int>: [String: Int]] = [:]
    patterns.forEachWord { word, isWhole in
      for (index, range) in unknown.enumerated().reversed() {
        let least = min(range.count, word.count)
        var (start, end) = (0, 0)
        while start < least, line[range.lowerBound + start] == word[start] { start += 1 }
        while end < least, line[range.upperBound - 1 - end] == word[word.count - 1 - end] { end += 1 }
        if start == word.count, !isWhole || range.count == start {
          unknown.remove(at: index)
        } else if isWhole, start + end + (word[0] < 0x80 ? 2 : 4) >= max(range.count, word.count) {
          // At most two letters differ. A Cyrillic letter has two bytes.
          let typed = String(decoding: line[range], as: UTF8.self)
          let word = String(decoding: word, as: UTF8.self)
          if Spelling.isSlip(typed, for: word) { near[range, default: [:]][word, default: 0] += 1 }
        }
      }
    }
    let replacements = unknown.compactMap { range in
      near[range]?.max { ($0.value, $1.key) < ($1.value, $0.key) }.map { (range: range, word: $0.key) }
    }
    return replacements.isEmpty ? nil : text.replacing(replacements)
  }
}
