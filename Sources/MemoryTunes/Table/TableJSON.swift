import MemoryGame

/// The game on the table in JSON. What is the same in all answers of a game is written once.
struct TableJSON {
  private var cards = CardJSON()
  /// Par of a game of so many pairs, as all its answers have it.
  private var par: (pairs: Int, text: [UInt8]) = (0, [])

  mutating func write(_ table: Table, since start: LogPosition, into output: inout Output) {
    let board = table.game.board
    output.append("{\"phase\":\"")
    output.append(table.game.phase.rawValue)
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
    writePlayers(table, since: start, into: &output)
    output.append(",\"day\":")
    output.appendJSON(table.day?.text)
    output.append("}")
  }

  private mutating func write(_ par: Par, pairs: Int, into output: inout Output) {
    if self.par.pairs != pairs {
      var piece = Output { _ in }
      piece.append(decimals: par.moves)
      self.par = (pairs, piece.bytes)
    }
    output.append(contentsOf: self.par.text.span)
  }

  private func writePlayers(_ table: Table, since start: LogPosition, into output: inout Output) {
    output.append(",\"players\":[")
    for (seat, player) in table.players.list.enumerated() {
      output.append(seat == 0 ? "{\"name\":" : ",{\"name\":")
      output.appendJSON(player.name)
      output.append(",\"pairs\":")
      output.append(table.game.turns.score(of: seat).pairs)
      output.append(",\"moves\":")
      output.append(table.game.turns.score(of: seat).moves)
      output.append("}")
    }
    output.append("],\"turn\":")
    output.append(table.game.turns.turn)
    output.append(",\"log\":[")
    for (place, move) in table.moves(since: start).enumerated() {
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
}
