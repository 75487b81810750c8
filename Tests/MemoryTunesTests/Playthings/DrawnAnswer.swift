import MemoryGame
import Text
@testable import MemoryTunes

extension Answer {
  /// What only this answer draws, without a game on the table.
  func drawn(style: Style) -> String {
    let context = AnswerContext(
      typed: [], route: .menu, table: nil, lineStart: LogPosition(nil), analyst: Analyst(), style: style,
      isTyped: false)
    return String(decoding: Output.text { draw(context, into: &$0) }, as: UTF8.self)
  }
}
