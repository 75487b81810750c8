/// A rule that the program asks about.
// A coding key has the name of its case as a text. To describe a case takes thousands of instructions.
package enum Rule: Int, CodingKey, CaseIterable {
  case skip, before, after, learn, question, harmless, negation, remark, refusal, condition, answer, yes, no
  case then, filler, common
  /// Words that are in no name. Only Chinese has it.
  case unnamed
}

/// The patterns of a language: what people type in it besides the exact lines, and what each of them means.
/// `en.patterns` explains the form of the files. These values are made when the package is built, by
/// `PatternFile`, which explains the form of the text in which patterns are matched. A pattern is known by its
/// place there, which is that of the sign before it.
package struct Patterns: Sendable {
  /// It is part of the program, so it never moves or changes.
  nonisolated(unsafe) let text: UnsafePointer<UInt8>
  /// Each word, with how often it occurs.
  let words: LetterList
  /// Letters, each with the numbers of the needs that they meet: in a line that a pattern or an alternative
  /// covers, a word begins with letters that meet its need.
  let needs: LetterList
  /// By number, the names of rules and slots.
  let names: [String]
  /// By number, the slots whose values are not all in the patterns; nil for rules and other slots.
  let slots: [Slot?]
  /// By raw value, the numbers of the rules that the program asks about.
  private let numbers: [Int?]
  /// The patterns of given words alone. Each list has the order of the file.
  let rows: [Int]
  /// Those with a slot for a name or a title.
  let rowsWithNames: [Int]
  /// Those that cover a line about one thing, whatever its other words are.
  let rowsOnOneThing: [Int]
  /// By number, the patterns of rules; nil for slots.
  let rules: [Int?]
  /// By number, the values of slots, each with its pattern.
  let values: [[(name: String, pattern: Int)]]

  init(
    _ text: StaticString, words: StaticString, needs: StaticString, names: [String], rows: [Int],
    rowsWithNames: [Int], rowsOnOneThing: [Int], rules: [Int?],
    values: [[(name: String, pattern: Int)]]
  ) {
    (self.text, self.words, self.needs) = (text.utf8Start, LetterList(words), LetterList(needs))
    self.names = names.map { String($0.dropFirst().dropLast()) }
    numbers = Rule.allCases.map { names.firstIndex(of: "<\($0.stringValue)>") }
    slots = zip(self.names, rules).map { name, rule in rule == nil ? Slot(rawValue: name) : nil }
    (self.rows, self.rowsWithNames, self.rowsOnOneThing) = (rows, rowsWithNames, rowsOnOneThing)
    (self.rules, self.values) = (rules, values)
  }

  /// The number after a sign: the distance to the next one, or that of a name.
  func number(after sign: Int) -> Int { text.number(after: sign) }

  static func isLetter(_ byte: UInt8) -> Bool { byte >= 0x80 || (0x61...0x7A).contains(byte) }

  /// The number of a rule; nil if the language does not have it.
  func number(of rule: Rule) -> Int? { numbers[rule.rawValue] }

  /// The sign after the last alternative of the pattern or bracket.
  func end(of pattern: Int) -> Int {
    var end = pattern
    repeat { end += number(after: end) } while text[end] == UInt8(ascii: "|")
    return end
  }

  /// The line that a pattern means.
  func line(of pattern: Int) -> String {
    let start = end(of: pattern) + 1
    var end = start
    while text[end] != UInt8(ascii: "\n") { end += 1 }
    return String(decoding: UnsafeBufferPointer(start: text + start, count: end - start), as: UTF8.self)
  }

  /// By letter, another one that counts as the same: traditional Chinese characters, and `ё`.
  static let letters: [Unicode.Scalar: Unicode.Scalar] = {
    var letters: [Unicode.Scalar: Unicode.Scalar] = [:]
    forEachForm("~") { forms in
      for other in forms.dropFirst() { letters[other] = forms.first! }
    }
    return letters
  }()

  /// Calls the body with each word of the lists of letters that begin with this mark.
  static func forEachForm(_ mark: Unicode.Scalar, _ body: (String.UnicodeScalarView) -> Void) {
    let text = UnsafeBufferPointer(start: textOfLetters.utf8Start, count: textOfLetters.utf8CodeUnitCount)
    for list in text.split(separator: UInt8(ascii: "\n")) where list.first == UInt8(ascii: mark) {
      for form in list.dropFirst().split(separator: UInt8(ascii: " ")) {
        body(String(decoding: form, as: UTF8.self).unicodeScalars)
      }
    }
  }
}
