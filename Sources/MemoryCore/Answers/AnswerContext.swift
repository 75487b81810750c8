import MemoryGame
import Wording

/// What an answer depends on besides its notice.
package struct AnswerContext {
  /// The answered line; nil at the start and the end of the session.
  package let line: Line?
  package let route: Route
  package let table: Table?
  /// Where play stood when the line began.
  package let lineStart: LogPosition
  package let analyst: Analyst
  package let style: Style

  package init(
    line: Line?, route: Route, table: Table?, lineStart: LogPosition, analyst: Analyst, style: Style
  ) {
    (self.line, self.route, self.table, self.lineStart) = (line, route, table, lineStart)
    (self.analyst, self.style) = (analyst, style)
  }

  package var words: Wording { style.words }

  /// The first word of the line as messages quote it.
  package var firstWord: String { line?.firstWord ?? "" }

  /// A number as messages quote it: as it was typed, which may be larger than any `Int`.
  package func typed(_ number: Int) -> String { line?.typed(number) ?? "\(number)" }
}
