/// A stable identifier for the message of an answer, the same in every language. A published word keeps its
/// meaning; more may be added. The schema of JSON lists them.
package struct AnswerCode: Equatable {
  /// The word in JSON.
  package let word: String
  /// The line did nothing.
  package let isRefusal: Bool

  package static func done(_ word: String) -> AnswerCode { AnswerCode(word: word, isRefusal: false) }
  package static func refused(_ word: String) -> AnswerCode { AnswerCode(word: word, isRefusal: true) }
}
