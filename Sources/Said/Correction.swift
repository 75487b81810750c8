import Text
import Wording

/// Misspelled words.
extension SpokenLine {
  /// The line with words of the glossaries in place of unknown ones that are a slip away, or sound alike; nil
  /// if none is.
  func corrected() -> SpokenLine? {
    var replacements: [(range: Range<Int>, word: String)] = []
    for token in tokens where token.isUnknown && token.range.count > 2 {
      // `Tom` within a line is a name.
      if token.range.lowerBound > 0, !isHan(token.range.lowerBound), isCapital(token) { continue }
      let found = isHan(token.range.lowerBound) ? wordBySound(near: token.range) : nearest(to: token)
      if let found, found.range.lowerBound >= replacements.last?.range.upperBound ?? 0 {
        replacements.append(found)
      }
    }
    return replacements.isEmpty ? nil : SpokenLine(text.replacing(replacements), like: self)
  }

  /// The Chinese word of two to four characters that sounds like those here, of which some are unknown: 统计 for
  /// 统记. Each character has three bytes.
  private func wordBySound(near unknown: Range<Int>) -> (range: Range<Int>, word: String)? {
    for length in [12, 9, 6] {
      for start in stride(from: max(0, unknown.lowerBound - length + 3), to: unknown.upperBound, by: 3) {
        let range = start..<start + length
        guard range.upperBound <= bytes.count,
          stride(from: start, to: range.upperBound, by: 3).allSatisfy(isHan)
        else { continue }
        if let word = word(soundingLike: String(decoding: bytes[range], as: UTF8.self)) { return (range, word) }
      }
    }
    return nil
  }

  private func word(soundingLike typed: String) -> String? {
    let characters = Array(typed.unicodeScalars)
    var found: String?
    for glossary in glossaries where !glossary.hasBlanks {
      for first in Sounds.characters(like: String(characters[0])) {
        glossary.forEachEntry(beginningWith: first.unicodeScalars.first!) { entry in
          let word = Array(Glossary.word(entry).unicodeScalars)
          if word.count == characters.count, zip(word, characters).allSatisfy(Sounds.areAlike) {
            found = found ?? String(scalars: word)
          }
        }
      }
    }
    return found
  }

  /// The word of a glossary that was probably meant.
  private func nearest(to token: Token) -> (range: Range<Int>, word: String)? {
    let typed = String(decoding: bytes[token.range], as: UTF8.self)
    let letters = Array(typed.unicodeScalars)
    var best: (word: String, hasLength: Bool)?
    for glossary in glossaries where glossary.hasBlanks {
      for first in letters.prefix(2).flatMap(Spelling.letters) {
        glossary.forEachEntry(beginningWith: first) { entry in
          guard let (word, isStem) = Glossary.firstWord(entry, near: token.range.count) else { return }
          let count = word.unicodeScalars.count
          // The beginning of a word can have lost or gained a letter.
          let lengths =
            !isStem ? [letters.count] : count > 5 ? [count, count - 1, count + 1] : count > 3 ? [count] : []
          let length = lengths.first { length in
            length <= letters.count
              && Spelling.isSlip(String(scalars: Array(letters.prefix(length))), for: word)
          }
          guard let length else { return }
          let meant = word + String(scalars: Array(letters.dropFirst(length)))
          // Letters are rather swapped or wrong than left out.
          let hasLength = meant.utf8.count == typed.utf8.count
          if best == nil || hasLength && !best!.hasLength { best = (meant, hasLength) }
        }
      }
    }
    return best.map { (token.range, $0.word) }
  }
}

extension Glossary {
  /// The first word of an entry, if it is about as long.
  fileprivate static func firstWord(_ entry: Entry, near length: Int) -> (word: String, isStem: Bool)? {
    var end = 0
    while !endsWord(entry[end]) { end += 1 }
    let isStem = entry[end] == UInt8(ascii: "*")
    guard isStem ? end <= length + 2 : abs(end - length) <= 4 else { return nil }
    return (String(decoding: UnsafeBufferPointer(start: entry, count: end), as: UTF8.self), isStem)
  }
}
