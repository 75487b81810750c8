import MemoryGame
import Text
@testable import MemoryTunes

/// JSON answers without the parts that may differ.
enum AnswerText {
  private nonisolated(unsafe) static let texts =
    #/"(?:notice|share|purpose|details|arguments|count":null,"problem)":(null|"([^"\\]|\\.)*")/#
  private nonisolated(unsafe) static let aids = #/"aids":\[[^\]]*\]/#

  /// The answer without its translated parts.
  static func withoutTexts(_ answer: String) -> String { answer.replacing(texts, with: "") }

  /// Its command and its notice, without what it says of the game.
  static func notice(_ answer: String) -> String {
    let text = withoutLine(answer)
    return text.firstRange(of: #""screen":"#).map { String(text[..<$0.lowerBound]) } ?? text
  }

  /// The answer without its line, and without the aids, which undo does not take back.
  static func withoutLine(_ answer: String) -> String {
    String(answer.drop { $0 != "," }).replacing(aids, with: "")
  }
}

extension AnswerCode {
  /// All words, as the schema of JSON lists them.
  static let words = try! Schema(GeneratedGameFile.jsonSchema.text).keysOfCodes.map(\.code)
}

extension Presentable {
  /// What only this event draws, without a game on the table.
  func drawn(style: Style) -> String {
    let context = AnswerContext(
      answer: Answer(), route: .menu, table: nil, style: style, isTyped: false)
    return String(decoding: Output.text { draw(context, into: &$0) }, as: UTF8.self)
  }
}
