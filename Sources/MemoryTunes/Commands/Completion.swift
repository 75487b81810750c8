import Text
import Wording

package struct Completion: Equatable {
  /// The typed part of the word: the end of the line.
  package let typed: String
  package let candidates: [String]
  var language = Language.english

  /// What all candidates share or, if there is only one, the whole of it and a blank; nil if none.
  package var certain: String? {
    guard let first = candidates.first else { return nil }
    // A folder is not a complete path.
    if candidates.count == 1 { return first.utf8.last == UInt8(ascii: "/") ? first : first + " " }
    var common = Array(first.unicodeScalars)
    for word in candidates.dropFirst() {
      common = zip(common, word.unicodeScalars).prefix { $0 == $1 }.map(\.0)
    }
    return String(scalars: common)
  }

  /// The candidates, in columns for a terminal of this width.
  package func list(width: Int) -> String {
    let most = 200
    let words = candidates.prefix(most).map { OutsideText.shown($0) }
    let widest = words.reduce(0) { max($0, DisplayWidth.of($1)) } + 2
    let columns = max(1, width / widest)
    var text = ""
    for (index, word) in words.enumerated() {
      let isLast = index % columns == columns - 1 || index == words.count - 1
      text += word + (isLast ? "\n" : String(repeating: " ", count: widest - DisplayWidth.of(word)))
    }
    if candidates.count > most { text += language.words.andMore(number: candidates.count - most) + "\n" }
    return text
  }
}
