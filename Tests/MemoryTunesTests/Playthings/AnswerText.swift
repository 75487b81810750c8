/// Answers in JSON without what may differ.
enum AnswerText {
  private nonisolated(unsafe) static let notice = #/"notice":(null|"([^"\\]|\\.)*")/#
  private nonisolated(unsafe) static let tunes = #/,"tunes":[^}]*}/#

  /// The answer with nothing that is told in a language.
  static func withoutNotice(_ answer: String) -> String { answer.replacing(notice, with: "") }

  static func withoutLine(_ answer: String) -> String { String(answer.drop { $0 != "," }) }

  /// Without where the tunes came from.
  static func withoutLineAndTunes(_ answer: String) -> String {
    withoutLine(answer).replacing(tunes, with: "", maxReplacements: 1)
  }
}
