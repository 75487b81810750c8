/// JSON answers without the parts that may differ.
enum AnswerText {
  private nonisolated(unsafe) static let texts =
    #/"(?:notice|share|purpose|details|arguments|problem)":(null|"([^"\\]|\\.)*")|"values":\{(?:[^"}]|"([^"\\]|\\.)*")*\}/#
  private nonisolated(unsafe) static let aids = #/"aids":\[[^\]]*\]/#

  /// The answer without its translated parts.
  static func withoutTexts(_ answer: String) -> String { answer.replacing(texts, with: "") }

  /// The answer without its line, and without the aids, which undo does not take back.
  static func withoutLine(_ answer: String) -> String {
    String(answer.drop { $0 != "," }).replacing(aids, with: "")
  }
}
