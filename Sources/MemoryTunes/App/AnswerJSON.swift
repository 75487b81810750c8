import MemoryGame

/// The answer to a line as one JSON object on one line. Its keys and their order are a contract: keys may be
/// added at the end, nothing else may change.
struct AnswerJSON {
  private var table = TableJSON()

  /// `line` is nil for the start of the program.
  mutating func write(
    _ line: Line?, number: Int, _ state: borrowing AppState, _ analyst: Analyst, into output: inout Output
  ) {
    output.append("{\"line\":")
    output.append(number)
    output.append(",\"command\":")
    output.appendJSON(line?.command)
    output.append(",\"ok\":")
    output.append(state.answer.isRefusal ? "false" : "true")
    output.append(",\"notice\":")
    let message = state.message(to: line, analyst)
    output.appendJSON(message)
    output.append(",\"screen\":\"")
    output.append(state.path.current.rawValue)
    output.append("\",\"category\":\"")
    output.append(state.game.next.category.rawValue)
    output.append("\",\"game\":")
    if let table = state.game.table {
      self.table.write(table, since: state.steps.lineStart, into: &output)
      output.append(",\"tunes\":{")
      output.append(table.tunes)
      output.append("}")
    } else {
      output.append("null,\"tunes\":null")
    }
    output.append(",\"code\":")
    if message != nil, let code = state.code {
      output.append("\"")
      output.append(code.rawValue)
      output.append("\"")
    } else {
      output.append("null")
    }
    switch state.answer {
    case .game(let notice): output.append(notice)
    case .skill(let notice): output.append(notice)
    case .tunes(.described(let forecast)):
      output.append(",\"list\":[{")
      output.append(forecast)
      output.append("}]")
    case .help(let command):
      output.appendHelp(CommandList.all.explained(command, on: state.path.current))
    case .steps(.listed(let first)): output.append(state.steps, after: first)
    case .records(let notice): output.append(notice)
    case .welcome, .pending, .navigation, .categories, .table, .tunes, .steps, .given, .mistyped, .farewell:
      break
    }
    output.append("}")
    output.endLine()
  }
}
