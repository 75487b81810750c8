import MemoryGame
import Wording

/// What an answer depends on besides its notice.
package struct AnswerContext {
  /// The answered line; nil at the start and the end of the session.
  package let line: Line?
  package let route: Route
  package let table: Table?
  package let analyst: Analyst
  package let style: Style

  package init(line: Line?, route: Route, table: Table?, analyst: Analyst, style: Style) {
    (self.line, self.route, self.table, self.analyst, self.style) = (line, route, table, analyst, style)
  }

  package var words: Wording { style.words }

  /// The first word of the line as messages quote it.
  package var firstWord: String { line?.firstWord ?? "" }

  /// A number as typed.
  package func typed(_ number: Int) -> String { line?.typed(number) ?? "\(number)" }
}
