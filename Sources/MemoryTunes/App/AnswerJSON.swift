import Wording

import MemoryGame

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

  /// `line` is nil for the start of the program.
  mutating func write(
    _ line: Line?, number: Int, _ state: borrowing AppState, _ analyst: Analyst, _ language: Language,
    into output: inout Output
  ) {
    var style = Style()
    style.language = language
    let message = state.message(to: line, analyst, style: style)
    output.object { object in
      object.member("line", number)
      object.member("command", line?.command)
      object.member("ok", !state.answer.isRefusal)
      object.member("notice", message)
      let place = Place(route: state.path.current, category: state.game.next.category)
      self.place.add(for: place, to: &object) { object in
        object.member("screen", place.route.rawValue)
        object.member("category", place.category.rawValue)
      }
      object.name("game")
      if let table = state.game.table {
        self.table.write(table, since: state.steps.lineStart, into: &object)
        tunes.add(for: table.number, to: &object) { object in
          object.name("tunes")
          object.object { $0.members(table.tunes) }
        }
      } else {
        object.null()
        object.member("tunes", nil)
      }
      object.member("code", message == nil ? nil : state.code?.rawValue)
      Self.writeMembers(of: state, into: &object)
    }
    output.endLine()
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
