/// The answer to a line as one JSON object on one line. Its keys and their order are a contract: keys may be
/// added at the end, nothing else may change.
struct AnswerJSON {
  private var cards = CardJSON()

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
      write(table, into: &output)
      output.append(",\"tunes\":{")
      write(table.tunes, into: &output)
      output.append("}")
    } else {
      output.append("null,\"tunes\":null")
    }
    if case .tunes(.described(let forecast)) = state.game.notice {
      output.append(",\"list\":[{")
      write(forecast, into: &output)
      output.append("}]")
    }
    if case .help(let command) = state.answer {
      output.append(",\"list\":")
      writeHelp(command, on: state.path.current, into: &output)
    }
    if case .steps(.listed(let first)) = state.answer {
      output.append(",\"list\":")
      write(state.steps, after: first, into: &output)
    }
    if case .records(let notice) = state.answer { write(notice, into: &output) }
    output.append("}")
    output.endLine()
  }

  private func write(_ forecast: Forecast, into output: inout Output) {
    if let tunes = forecast.tunes {
      output.append("\"deck\":")
      output.appendJSON(tunes.deck.name)
      output.append(",")
      write(tunes, into: &output)
      if let age = tunes.origin.age {
        output.append(",\"age\":")
        output.append(age)
      }
      output.append(",")
    }
    output.append(forecast.fetchesFirst ? "\"fetchesFirst\":true" : "\"fetchesFirst\":false")
  }

  private func write(_ tunes: Tunes, into output: inout Output) {
    output.append("\"source\":\"")
    output.append(tunes.origin.key)
    output.append("\",\"count\":")
    output.append(tunes.deck.count)
  }

  private mutating func write(_ table: Table, into output: inout Output) {
    let board = table.board
    output.append("{\"phase\":\"")
    output.append(board.isFinished ? "finished" : "playing")
    output.append("\",\"seed\":\"")
    output.append(table.seed)
    output.append("\",\"pairs\":")
    output.append(board.pairs)
    output.append(",\"flips\":")
    output.append(board.flips)
    output.append(",\"moves\":")
    output.append(board.moves)
    output.append(",\"matched\":")
    output.append(board.matchedPairs)
    output.append(",\"shown\":[")
    cards.append(table, to: &output)
    output.append("]}")
  }

  private func write(_ steps: borrowing Steps, after first: Int, into output: inout Output) {
    output.append("[")
    for step in first..<steps.position {
      output.append(step == first ? "{\"step\":" : ",{\"step\":")
      output.append(step + 1)
      output.append(",\"command\":")
      output.appendJSON(steps.line(of: step + 1))
      output.append("}")
    }
    output.append("]")
  }

  private func write(_ notice: RecordsNotice, into output: inout Output) {
    switch notice {
    case .best(let records, _):
      output.append(",\"list\":")
      output.appendList(records) { record, output in output.append(record) }
    case .stats(let stats):
      output.append(",\"list\":")
      output.appendList(stats.groups) { group, output in output.append(group) }
    case .nothingKept:
      output.append(",\"list\":[]")
    case .question, .nothingAsked, .forgotten:
      break
    }
  }

  private func writeHelp(_ name: String?, on route: Route, into output: inout Output) {
    output.append("[")
    for (place, command) in CommandList.all.explained(name, on: route).enumerated() {
      output.append(place == 0 ? "{\"command\":" : ",{\"command\":")
      output.appendJSON(command.name)
      output.append(",\"arguments\":")
      output.appendJSON(command.arguments)
      output.append(",\"synonyms\":[")
      for (place, synonym) in command.synonyms.enumerated() {
        if place > 0 { output.append(",") }
        output.appendJSON(synonym)
      }
      output.append("],\"purpose\":")
      output.appendJSON(command.purpose)
      output.append(",\"details\":")
      output.appendJSON(command.details.joined(separator: " "))
      output.append("}")
    }
    output.append("]")
  }
}
