/// JSON answers without the parts that may differ.
enum AnswerText {
  private nonisolated(unsafe) static let texts =
    #/"(?:notice|share|purpose|details|arguments|problem)":(null|"([^"\\]|\\.)*")/#

  /// The answer without its translated parts.
  static func withoutTexts(_ answer: String) -> String { answer.replacing(texts, with: "") }

  static func withoutLine(_ answer: String) -> String { String(answer.drop { $0 != "," }) }
}
