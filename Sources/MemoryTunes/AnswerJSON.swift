/// The answer to a line as one JSON object on one line. Its keys and their order are a contract: keys may be
/// added at the end, nothing else may change.
struct AnswerJSON {
  private var cards = CardJSON()
  /// Par of a game of so many pairs, as all its answers have it.
  private var par: (pairs: Int, text: [UInt8])?

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
      write(table, since: state.game.lineBegan, into: &output)
      output.append(",\"tunes\":{")
      write(table.tunes, into: &output)
      output.append("}")
    } else {
      output.append("null,\"tunes\":null")
    }
    if case .screen = state.answer, let notice = state.game.notice { write(notice, into: &output) }
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

  private func write(_ notice: GameNotice, into output: inout Output) {
    switch notice {
    case .tunes(.described(let forecast)):
      output.append(",\"list\":[{")
      write(forecast, into: &output)
      output.append("}]")
    case .players(let players):
      output.append(",\"list\":")
      output.appendList(players.list) { player, output in output.append(player) }
    case .par(let standing):
      output.append(",\"list\":[{")
      output.append(standing)
      output.append("}]")
    case .review(let review):
      output.append(",\"review\":")
      output.append(review)
    case .hint(let hint):
      output.append(",\"hint\":{\"card\":")
      output.append(hint.card)
      output.append(",\"kind\":\"")
      output.append(hint.kind.rawValue)
      output.append("\"}")
    case .dealt, .seedChosen, .match, .mismatch, .finished, .flipRefused, .oneCardOnly, .pairsRefused, .noTunes,
      .tunes,
      .noGame,
      .noTable, .tooManyPairsForPrograms, .drawnOut, .passed, .passRefused, .playersChosen, .noHint,
      .reviewRefused:
      break
    }
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

  private mutating func write(_ table: Table, since moment: Moment, into output: inout Output) {
    let board = table.board
    output.append("{\"phase\":\"")
    output.append(table.isOver ? "finished" : "playing")
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
    output.append("],\"par\":")
    write(table.par, pairs: board.pairs, into: &output)
    output.append(",\"hints\":")
    output.append(table.hints)
    writePlayers(table, since: moment, into: &output)
    output.append("}")
  }

  private mutating func write(_ par: Par, pairs: Int, into output: inout Output) {
    if self.par?.pairs != pairs {
      var piece = Output { _ in }
      piece.append(decimals: par.moves)
      self.par = (pairs, piece.bytes)
    }
    output.append(contentsOf: self.par!.text.span)
  }

  private func writePlayers(_ table: Table, since moment: Moment, into output: inout Output) {
    output.append(",\"players\":[")
    for (seat, player) in table.players.list.enumerated() {
      output.append(seat == 0 ? "{\"name\":" : ",{\"name\":")
      output.appendJSON(player.name)
      output.append(",\"pairs\":")
      output.append(table.turns.score(of: seat).pairs)
      output.append(",\"moves\":")
      output.append(table.turns.score(of: seat).moves)
      output.append("}")
    }
    output.append("],\"turn\":")
    output.append(table.turns.turn)
    output.append(",\"log\":[")
    for (place, move) in table.moves(since: moment).enumerated() {
      output.append(place == 0 ? "[" : ",[")
      output.append(move.seat)
      for card in move.cards {
        output.append(",")
        output.append(card)
      }
      output.append("]")
    }
    output.append("]")
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
