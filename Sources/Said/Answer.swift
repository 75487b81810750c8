import Text
import Wording

/// Answers to a question.
extension Reader {
  /// Whether the line says yes or no and nothing else; nil if it says neither.
  package var answer: Bool? { line?.answer }

  package static func answer(_ text: String) -> Bool? { SpokenLine(reading: text)?.answer }

  /// The answer in the line if it has more beside it: no in `no, I am nearly done`, yes in `yes, deal again`.
  /// Beside a yes is only what it agrees to. Nil if there is no answer.
  package var answerWithReason: Bool? {
    guard let line, !line.asks, let first = line.tokens.first, line.tokens.count > 1 else { return nil }
    let rest = line.text.typed(line.tokens[1].range.lowerBound..<line.bytes.count)
    let meaning = Reader(rest, at: moment).interpretation
    if first.has(.no) { return meaning?.treatment == .done ? nil : false }
    guard first.has(.yes) else { return nil }
    if let meaning, let command = meaning.words.first {
      return meaning.isWhole && ["play", "again", "reveal", "forget"].contains(command) ? true : nil
    }
    return line.tokens.contains { $0.has(.not) || $0.has(.no) } ? nil : true
  }

  /// Whether its first word is in the glossaries of the languages of its letters.
  package var knowsFirstWord: Bool { line?.tokens.first?.isUnknown == false }

  /// Whether a word is in the glossaries of the languages of its letters.
  package static func knows(_ word: String) -> Bool {
    SpokenLine(reading: word).map { line in !line.tokens.contains(where: \.isUnknown) } ?? true
  }

  /// Whether a line says no more than one of its words, as in “the normal one”.
  package static func isOnly(_ word: String, in text: String) -> Bool {
    guard let line = SpokenLine(reading: text) else { return false }
    return line.tokens.allSatisfy { token in
      token.isLight || token.meanings.intersects(SaidText.soft) || TypedText.folded(line.typed(token)) == word
    }
  }

  /// Whether a word says nothing.
  package static func isLight(_ word: String) -> Bool {
    SpokenLine(reading: word)?.tokens.allSatisfy(\.isLight) ?? false
  }

  /// Whether a word means something other than a value, such as a deck, which can be a name.
  package static func isCommon(_ word: String) -> Bool {
    // `x` can be somebody.
    if word.unicodeScalars.count == 1 { return false }
    return SpokenLine(reading: word)?.tokens.contains { !$0.isUnknown && $0.values.isEmpty && !$0.has(.name) }
      ?? true
  }
}

extension SpokenLine {
  /// Nil for a text that is too long, or has what is not shown.
  init?(reading text: String) {
    if text.unicodeScalars.contains(where: OutsideText.isHidden) { return nil }
    self.init(text, glossaries: Language.written(in: text).map(\.glossary))
  }

  fileprivate var answer: Bool? {
    if text.hasQuestionMark { return nil }
    let isNo = tokens.contains { $0.has(.no) }
    let isYes = tokens.contains { $0.has(.yes) }
    let hasMore = tokens.contains { token in
      !token.isLight && ![.yes, .no, .not, .remark].contains(where: token.has)
    }
    return hasMore || !isNo && !isYes ? nil : !isNo
  }
}
