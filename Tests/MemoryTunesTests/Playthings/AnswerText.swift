/// JSON answers without the parts that may differ.
enum AnswerText {
  private nonisolated(unsafe) static let notice = #/"notice":(null|"([^"\\]|\\.)*")/#

  /// The answer without its translated parts.
  static func withoutNotice(_ answer: String) -> String { answer.replacing(notice, with: "") }

  static func withoutLine(_ answer: String) -> String { String(answer.drop { $0 != "," }) }
}
