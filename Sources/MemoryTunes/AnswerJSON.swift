/// The answer to a line as one JSON object on one line. Its keys and their order are a contract: keys may be
/// added at the end, nothing else may change.
struct AnswerJSON {
  private var game = GameJSON()

  /// `line` is nil for the start of the program.
  mutating func write(_ line: Line?, number: Int, _ state: borrowing AppState, into output: inout Output) {
    output.append("{\"line\":")
    output.append(number)
    output.append(",\"command\":")
    output.appendJSON(line?.command)
    output.append(",\"ok\":")
    output.append(state.isRefusal ? "false" : "true")
    output.append(",\"notice\":")
    output.appendJSON(state.message(to: line))
    output.append(",\"screen\":\"")
    output.append(state.path.current.rawValue)
    output.append("\",\"category\":\"")
    output.append(state.game.next.category.rawValue)
    output.append("\",\"game\":")
    if let table = state.game.table {
      game.write(table, since: state.game.lineBegan, into: &output)
      output.append(",\"tunes\":{")
      output.append(table.tunes)
      output.append("}")
    } else {
      output.append("null,\"tunes\":null")
    }
    switch state.answer {
    case .screen: if let notice = state.game.notice { output.append(notice) }
    case .help(let command): output.appendHelp(command, on: state.path.current)
    case .steps(.listed(let first)): output.append(state.steps, after: first)
    case .records(let notice): output.append(notice)
    case .welcome, .categoryChosen, .steps, .given, .refused, .farewell: break
    }
    output.append("}")
    output.endLine()
  }
}
