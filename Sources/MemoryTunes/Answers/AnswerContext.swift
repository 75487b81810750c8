import MemoryGame
import Wording

/// What an answer depends on besides its notice.
struct AnswerContext {
  /// The answered line; nil at the start and the end of the session.
  let line: Line?
  let route: Route
  let table: Table?
  let analyst: Analyst
  let style: Style

  var words: any Wording { style.words }

  /// The first word of the line as messages quote it.
  var firstWord: String { line?.firstWord ?? "" }

  /// A number as typed.
  func typed(_ number: Int) -> String { line?.typed(number) ?? "\(number)" }
}
