import MemoryGame
import Text
import Wording

/// The answer to a line as one JSON object on one line. The keys and their order are stable: later versions may
/// only add keys at the end.
struct AnswerJSON {
  private var place = SeldomJSON<Place>()
  private var table = TableJSON()
  private var tunes = SeldomJSON<Int>()

  private struct Place: Equatable {
    let route: Route
    let category: Category
  }

  /// `line` is nil for the start of the program; only that has the options. It is not the line of the state if
  /// the answer to that one is repeated.
  mutating func write(
    _ line: Line?, number: Int, _ state: AppState, options: @autoclosure () -> String?,
    _ analyst: Analyst, _ language: Language, into output: inout Output
  ) {
    var style = Style()
    style.language = language
    let context = state.context(analyst, style: style)
    let message = state.notice?.message(context)
    output.beginObject()
    output.member("line", number)
    output.member("command", line?.command)
    output.member("ok", !state.isRefusal)
    output.member("notice", message)
    let place = Place(route: state.path.current, category: state.game.next.category)
    self.place.add(for: place, to: &output) { object in
      object.member("screen", place.route.rawValue)
      object.member("category", place.category.rawValue)
    }
    write(state.game.table, since: state.steps.lineStart, into: &output)
    output.member("code", message == nil ? nil : state.notice?.code?.rawValue)
    state.notice?.addMembers(context, to: &output)
    if line == nil { output.member("options", options()) }
    output.endObject()
    output.endLine()
  }

  /// The table is borrowed because copying it would copy many references.
  private mutating func write(_ table: borrowing Table?, since start: LogPosition, into object: inout Output) {
    switch table {
    case .some(let table):
      object.name("game")
      self.table.write(table, since: start, into: &object)
      write(table.tunes, of: table.number, into: &object)
    case .none:
      object.member("game", nil)
      object.member("tunes", nil)
    }
  }

  private mutating func write(_ tunes: Tunes, of table: Int, into object: inout Output) {
    self.tunes.add(for: table, to: &object) { object in
      object.name("tunes")
      object.object { $0.members(tunes) }
    }
  }
}
