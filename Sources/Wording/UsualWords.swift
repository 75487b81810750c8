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
        } else if isWhole, Self.isSlip(typed, for: word) {
          near[range, default: [:]][String(decoding: word, as: UTF8.self), default: 0] += 1
        }
      }
    }
    let replacements = unknown.compactMap { range in
      near[range]?.max { ($0.value, $1.key) < ($1.value, $0.key) }.map { (range: range, word: $0.key) }
    }
    return replacements.isEmpty ? nil : text.replacing(replacements)
  }

  /// How many bytes a letter of a word has: two if it is Cyrillic.
  private static func size(_ word: UnsafeBufferPointer<UInt8>) -> Int { word[0] < 0x80 ? 1 : 2 }

  /// Whether a typed word begins with the first or second letter of another one.
  private static func isAlike(_ typed: ArraySlice<UInt8>, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
    let size = size(word)
    guard word.count >= 2 * size else { return false }
    let last = typed[typed.startIndex + size - 1]
    return last == word[size - 1] || last == word[2 * size - 1]
  }

  /// Whether a word of at least four letters was probably meant: a letter was left out or added, two neighbors
  /// were swapped or, in longer words, one letter differs.
  private static func isSlip(_ typed: ArraySlice<UInt8>, for word: UnsafeBufferPointer<UInt8>) -> Bool {
    let size = size(word)
    guard abs(typed.count - word.count) <= size, max(typed.count, word.count) >= 4 * size else { return false }
    let start = zip(typed, word).prefix { $0 == $1 }.count
    let most = min(typed.count, word.count) - start
    let end = min(most, zip(typed.reversed(), word.reversed()).prefix { $0 == $1 }.count)
    let (other, meant) = (typed.dropFirst(start).dropLast(end), word.dropFirst(start).dropLast(end))
    let more = other.count - size
    return switch (other.count, meant.count) {
    case (size, 0), (0, size): true
    case (size + 1...2 * size, other.count):
      other.suffix(more).elementsEqual(meant.prefix(more))
        && other.prefix(more).elementsEqual(meant.suffix(more))
    case (1...size, 1...size): word.count > 4 * size && start > 0
    default: false
    }
  }
}
