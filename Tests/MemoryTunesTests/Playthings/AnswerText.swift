/// Answers in JSON without what may differ.
enum AnswerText {
  private nonisolated(unsafe) static let notice = #/"notice":(null|"([^"\\]|\\.)*")/#

  /// The answer with nothing that is told in a language.
  static func withoutNotice(_ answer: String) -> String { answer.replacing(notice, with: "") }

  static func withoutLine(_ answer: String) -> String { String(answer.drop { $0 != "," }) }
}
