import MemoryGame
import Text
import Wording

/// What an answer depends on besides itself.
package struct AnswerContext {
  /// The words of the answered line; none at the start and the end of the session.
  private let typed: [Word]
  package let route: Route
  package let table: Table?
  /// Where play stood when the line began.
  package let lineStart: LogPosition
  package let analyst: Analyst
  package let style: Style
  /// Whether lines are typed at a prompt.
  package let isTyped: Bool
  /// The move at which the player stopped watching a game; nil if it was shown to its end.
  package let stoppedAt: Int?

  package init(
    typed: [Word], route: Route, table: Table?, lineStart: LogPosition, analyst: Analyst, style: Style,
    isTyped: Bool, stoppedAt: Int? = nil
  ) {
    (self.typed, self.route, self.table, self.lineStart) = (typed, route, table, lineStart)
    (self.analyst, self.style, self.isTyped, self.stoppedAt) = (analyst, style, isTyped, stoppedAt)
  }

  package var words: Wording { style.words }

  /// Whether the line has dealt the game on the table.
  package var isNewTable: Bool { table.map { lineStart.table != $0.number } ?? false }

  /// The first word of the line as messages quote it.
  package var firstWord: String { typed.first?.brief ?? "" }

  /// A number as messages quote it: as it was typed, which may be larger than any `Int`.
  package func typed(_ number: Int) -> String {
    OutsideText.brief(typed.first { $0.count == number }?.typed ?? String(number))
  }
}
