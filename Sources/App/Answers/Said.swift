/// An answer that is one sentence.
package struct Said: Answer {
  package let code: AnswerCode
  private let sentence: (AnswerContext) -> String

  package init(_ code: AnswerCode, _ sentence: @escaping (AnswerContext) -> String) {
    (self.code, self.sentence) = (code, sentence)
  }

  package func message(_ context: AnswerContext) -> String? { sentence(context) }
}
