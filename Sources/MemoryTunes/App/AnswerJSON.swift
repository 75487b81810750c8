import MemoryGame
import Text
import Wording

/// The answer to a line as one JSON object on one line. Its keys and their order are a contract: keys may be
/// added at the end, nothing else may change.
struct AnswerJSON {
  private var place = SeldomJSON<Place>()
  private var table = TableJSON()
  private var tunes = SeldomJSON<Int>()

  private struct Place: Equatable {
    let route: Route
    let category: Category
  }

  /// `line` is nil for the start of the program; only that has the options.
  mutating func write(
    _ line: Line?, number: Int, _ state: borrowing AppState, options: @autoclosure () -> String?,
    _ analyst: Analyst, _ language: Language, into output: inout Output
  ) {
    var style = Style()
    style.language = language
    let message = state.message(to: line, analyst, style: style)
    output.beginObject()
    output.member("line", number)
    output.member("command", line?.command)
    output.member("ok", !state.answer.isRefusal)
    output.member("notice", message)
    let place = Place(route: state.path.current, category: state.game.next.category)
    self.place.add(for: place, to: &output) { object in
      object.member("screen", place.route.rawValue)
      object.member("category", place.category.rawValue)
    }
    write(state.game.table, since: state.steps.lineStart, into: &output)
    output.member("code", message == nil ? nil : state.code?.rawValue)
    Self.writeMembers(of: state, into: &output)
    if line == nil { output.member("options", options()) }
    output.endObject()
    output.endLine()
  }

  /// The table is borrowed: to copy it is to copy references to all that lies on it.
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

  /// What only answers to some commands have.
  private static func writeMembers(of state: borrowing AppState, into object: inout Output) {
    switch state.answer {
    case .game(let notice): object.members(notice)
    case .skill(let notice): object.members(notice)
    case .tunes(.described(let forecast)):
      object.name("list")
      object.array { array in array.object { $0.members(forecast) } }
    case .tunes(.decks(let list)): object.members(list)
    case .help(let topic):
      object.membersOfHelp(CommandList.all.explained(topic, on: state.path.current))
    case .steps(.listed(let first)): object.members(state.steps, after: first)
    case .records(let notice): object.members(notice)
    case .settings(let notice): object.members(notice)
    case .welcome, .pending, .navigation, .categories, .table, .tunes, .steps, .questions, .given,
      .mistyped, .farewell:
      break
    }
  }
}
