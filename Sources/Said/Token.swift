/// A word or a phrase of a line, with all that it can mean.
struct Token: Sendable {
  /// Its bytes in the line.
  var range: Range<Int>
  var meanings: [Meaning] = []
  /// Values of lists, such as `rock` of `deck`.
  var values: [Meaning: String] = [:]
  /// It is like no word of the languages.
  var isUnknown = false
  /// What it names does not begin with a small letter.
  var isProper = false

  var number: Int? { values[.number].flatMap { Int($0) } }
  func has(_ meaning: Meaning) -> Bool { meanings.contains(meaning) }
  /// It says nothing, or only that the line is a wish or a name follows.
  var isLight: Bool { has(.light) || has(.wish) || has(.named) }
  var isAsking: Bool { meanings.contains(where: \.isAsked) }

  /// Adds a use, as the glossary has it.
  mutating func add(_ use: String, in book: SentenceBook) {
    let parts = use.split(separator: ":", maxSplits: 1)
    guard let meaning = book.meaning(String(parts[0])) else { return }
    if !has(meaning) { meanings.append(meaning) }
    if parts.count > 1, values[meaning] == nil { values[meaning] = String(parts[1]) }
  }
}
