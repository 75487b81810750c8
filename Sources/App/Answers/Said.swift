/// An answer that is one sentence.
package struct Said: Answer {
  package let code: AnswerCode
  package let shows: Shown
  private let sentence: (AnswerContext) -> String

  package init(_ code: AnswerCode, shows: Shown = .nothing, _ sentence: @escaping (AnswerContext) -> String) {
    (self.code, self.shows, self.sentence) = (code, shows, sentence)
  }

  package func message(_ context: AnswerContext) -> String? { sentence(context) }
}
