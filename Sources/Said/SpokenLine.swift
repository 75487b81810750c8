import Text
import Wording

/// A line as words and phrases of the glossaries: as few as possible, and as few unknown ones as possible.
struct SpokenLine {
  let text: TypedText
  var tokens: [Token] = []
  /// Where words are that ask, even as part of a phrase.
  private var questions: [Int] = []
  /// Words were misspelled.
  private(set) var isCorrected = false
  let glossaries: [Glossary]

  var bytes: [UInt8] { text.bytes }

  /// Nil for a line that is too long to be read.
  init?(_ typed: String, glossaries: [Glossary]) {
    guard let text = TypedText(typed), !text.bytes.isEmpty else { return nil }
    self.init(text, glossaries)
    if tokens.count > Places.most { return nil }
  }

  /// A corrected line.
  init(_ text: TypedText, like other: SpokenLine) {
    self.init(text, other.glossaries)
    isCorrected = true
  }

  private init(_ text: TypedText, _ glossaries: [Glossary]) {
    (self.text, self.glossaries) = (text, glossaries)
    let found = WordFinder(text, glossaries).words
    tokens = found.tokens
    questions = found.questions.filter(isQuestion)
    tokens = tokens.filter { !($0.isUnknown && bytes[$0.range] == [UInt8(ascii: ":")] && !isSign($0)) }
    joinNumbers()
    joinDates()
    replacePronouns()
    markPast()
  }

  func isHan(_ place: Int) -> Bool { text.isHan(place) }
  func isDigit(_ place: Int) -> Bool { text.isDigit(place) }

  /// In Chinese, 了 before what was done says that it was: 翻了八号 is no wish.
  private mutating func markPast() {
    for index in tokens.indices.dropLast()
    where typed(tokens[index]) == "了" && !tokens[index + 1].isLight {
      tokens[index] = Token(tokens[index].range, .loose)
    }
  }

  /// Whether a word that may ask does so here. Within a phrase it asks if that begins the line, as in “whose
  /// turn is it”, and not in “resume where I left off” or “how about”; in Chinese, wherever it is. Before a
  /// name, it may mean “as”.
  private func isQuestion(_ place: Int) -> Bool {
    guard let index = tokens.firstIndex(where: { $0.range.contains(place) }) else { return true }
    let token = tokens[index]
    if token.isAsking { return index == 0 || !isNaming(index) }
    if token.isLight || token.has(.loose) { return false }
    if isHan(place) { return true }
    return tokens[..<index].allSatisfy(\.isLight)
  }

  /// Whether a comma is between two words.
  func hasComma(between one: Token, _ other: Token) -> Bool { text.hasComma(in: range(from: one, to: other)) }

  /// Whether a comma, or a blank in Chinese, is between two words.
  func hasSeparator(between one: Token, _ other: Token) -> Bool {
    text.hasSeparator(in: range(from: one, to: other))
  }

  private func range(from one: Token, to other: Token) -> Range<Int> {
    min(one.range.lowerBound, other.range.lowerBound)..<max(one.range.upperBound, other.range.upperBound)
  }

  /// Whether it has a question mark or a word that asks.
  var asks: Bool { text.hasQuestionMark || !questions.isEmpty }

  /// Whether it is a question by its mark or its first word that says anything: not `what a nice song`.
  var beginsWithQuestion: Bool {
    if text.hasQuestionMark { return true }
    let words = tokens.drop(while: \.isLight).prefix(2)
    guard let first = words.first, questions.contains(where: first.range.contains) else { return false }
    return first.isAsking ? words.last?.has(.remark) == false : !first.has(.remark)
  }

  func typed(_ token: Token) -> String { text.typed(token.range) }
}
