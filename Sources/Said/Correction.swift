import Text
import Wording

/// Misspelled words.
extension SpokenLine {
  /// The line with words of the glossaries in place of unknown ones that are a slip away; nil if none is.
  func corrected() -> SpokenLine? {
    let replacements = tokens.compactMap { token -> (range: Range<Int>, word: String)? in
      guard token.isUnknown, token.range.count > 2, let word = nearest(to: token) else { return nil }
      return (token.range, word)
    }
    return replacements.isEmpty ? nil : SpokenLine(text.replacing(replacements), like: self)
  }

  /// The word of a glossary that was probably meant.
  private func nearest(to token: Token) -> String? {
    let typed = String(decoding: bytes[token.range], as: UTF8.self)
    let letters = Array(typed.unicodeScalars)
    var best: (word: String, hasLength: Bool)?
    for glossary in glossaries where glossary.hasBlanks {
      for first in Set(letters.prefix(2).flatMap(Spelling.letters)) {
        glossary.forEachEntry(beginningWith: first) { entry in
          guard let (word, isStem) = Glossary.firstWord(entry, near: token.range.count) else { return }
          let count = word.unicodeScalars.count
          let compared = isStem ? String(scalars: Array(letters.prefix(count))) : typed
          guard !isStem || count > 3 && letters.count >= count, Spelling.isSlip(compared, for: word) else {
            return
          }
          let meant = isStem ? word + String(scalars: Array(letters.dropFirst(count))) : word
          // Letters are rather swapped or wrong than left out.
          let hasLength = meant.utf8.count == typed.utf8.count
          if best == nil || hasLength && !best!.hasLength { best = (meant, hasLength) }
        }
      }
    }
    return best?.word
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
