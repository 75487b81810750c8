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
    let letters = Array(String(decoding: bytes[token.range], as: UTF8.self).unicodeScalars)
    var word: [Unicode.Scalar] = []
    var best: [Unicode.Scalar]?
    for glossary in glossaries where glossary.hasBlanks {
      for first in letters.prefix(2).flatMap(Spelling.letters) {
        glossary.forEachEntry(beginningWith: first) { entry in
          // Letters are rather swapped or wrong than left out.
          if best?.count == letters.count { return }
          let isStem = Glossary.readFirstWord(of: entry, to: &word)
          // The beginning of a word can have lost or gained a letter.
          let more = isStem && word.count > 5 ? 1 : 0
          guard isStem ? word.count > 3 : abs(word.count - letters.count) < 3 else { return }
          for length in isStem ? [word.count, word.count - more, word.count + more] : [letters.count]
          where length <= letters.count && letters.count - length <= length / 2 + 1
            && Spelling.isSlip(letters[..<length], for: word[...])
          {
            let meant = word + letters[length...]
            if best == nil || meant.count == letters.count { best = meant }
            return
          }
        }
      }
    }
    return best.map { (token.range, String(scalars: $0)) }
  }
}

extension Glossary {
  /// Puts the letters of the first word of an entry in place of others. Returns whether it can have any ending.
  fileprivate static func readFirstWord(of entry: Entry, to word: inout [Unicode.Scalar]) -> Bool {
    word.removeAll(keepingCapacity: true)
    var end = 0
    while !endsWord(entry[end]) { end += 1 }
    word += String(decoding: UnsafeBufferPointer(start: entry, count: end), as: UTF8.self).unicodeScalars
    return entry[end] == UInt8(ascii: "*")
  }
}
