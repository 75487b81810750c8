import Text

/// All sentences of the programs in a language. A feature decides which sentence to use. Each is a function or
/// a property, made from `en.ftl` when the program is built.
///
/// Text passed in is safe to show.
package struct Wording: Sendable {
  package let language: Language
  /// Whether text written from right to left is isolated in sentences.
  private let isolates: Bool

  package init(_ language: Language, isolating: Bool = false) {
    (self.language, isolates) = (language, isolating)
  }

  /// A text from outside as part of a line.
  package func isolated(_ text: String) -> String { isolates ? Isolation.isolated(text) : text }

  /// A sentence by its index, with its arguments filled in.
  func say(_ index: Int, _ arguments: any Argument...) -> String {
    language.catalog.sentence(index, arguments, in: language, isolating: isolates)
  }
}

extension Wording {
  package var comma: String { language.signs.comma }

  package func clauses(_ clauses: [String]) -> String { clauses.joined(separator: semicolon) }

  /// The line to type instead.
  package func didYouMean(_ line: String) -> String { didYouMean(line: line, isOneWord: !line.contains(" ")) }

  /// A number with this many digits after the decimal separator.
  package func decimal(_ value: Double, digits: Int) -> String {
    Decimal.text(value, digits: digits, sign: language.signs.decimal)
  }

  /// A list without a conjunction: `a, b, c`.
  package func enumerated(_ words: [String]) -> String {
    words.dropFirst().reduce(words.first ?? "") { $0 + language.signs.listComma + $1 }
  }

  /// A list of choices: `a, b or c`.
  package func choice(of words: [String]) -> String { joined(words, orLast) }

  /// A list of items: `a, b and c`.
  package func list(_ words: [String]) -> String { joined(words, andLast) }

  private func joined(_ words: [String], _ last: (_ items: String, _ last: String) -> String) -> String {
    guard words.count > 1 else { return enumerated(words) }
    return last(enumerated(words.dropLast()), words[words.count - 1])
  }

  /// The text as a sentence: with a full stop at its end, and a capital letter if you or a computer come first.
  package func sentence(_ text: consuming String) -> String {
    let stop = language.signs.stop
    if beginsWithPlayer(text) { text = text.capitalized }
    let isClosed = text.hasSuffix(stop) || text.unicodeScalars.last.map(Self.marks.contains) == true
    return isClosed ? text : text + stop
  }

  /// What ends a sentence besides the stop.
  private static let marks: [Unicode.Scalar] = ["!", "?", "！", "？"]

  private func beginsWithPlayer(_ text: String) -> Bool {
    // Most sentences begin with a capital letter already.
    guard let first = text.utf8.first, first >= UInt8(ascii: "a") else { return false }
    let computer = programPlayerInSentence(name: "*").prefix { $0 != "*" }
    if !computer.isEmpty, text.hasPrefix(computer) { return true }
    return ["you", "beginner", "easy", "normal", "hard", "perfect"].contains { player in
      let name = playerName(name: player)
      guard text.utf8.starts(with: name.utf8) else { return false }
      let next = text.utf8.dropFirst(name.utf8.count).first
      return next == UInt8(ascii: " ") || next == UInt8(ascii: ":")
    }
  }

  /// Sentences one after the other; empty ones are omitted.
  package func sentences(_ sentences: String...) -> String { self.sentences(sentences) }

  package func sentences(_ sentences: [String]) -> String {
    let (stop, gap) = (language.signs.stop, language.signs.gap)
    return sentences.reduce(into: "") { text, sentence in
      if text.isEmpty {
        text = sentence
      } else if !sentence.isEmpty {
        text += text.isOpen ? stop + gap : text.hasGap && gap.isEmpty ? "" : " "
        text += sentence
      }
    }
  }
}

extension String {
  /// With a capital letter at its beginning.
  package var capitalized: String { prefix(1).uppercased() + dropFirst() }

  /// Whether it ends with a word, like a line to type: a sentence that follows needs a stop first.
  fileprivate var isOpen: Bool {
    guard let last = unicodeScalars.last(where: { $0 != "\u{2069}" }), last != "." else { return false }
    return last.properties.isAlphabetic || last.properties.numericType != nil
      || ")'»”".unicodeScalars.contains(last)
  }

  /// Whether it ends with full-width punctuation, which includes a gap.
  fileprivate var hasGap: Bool { unicodeScalars.last.map { "。！？；：，".unicodeScalars.contains($0) } ?? false }
}
