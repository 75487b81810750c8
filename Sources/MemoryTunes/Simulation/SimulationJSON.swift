/// The result of a simulation as one JSON object, whose counts can be added to those of another.
extension Simulation {
  package func json(_ tally: Tally) -> [UInt8] {
    var output = Output { _ in }
    output.append("{\"games\":\(tally.games),\"pairs\":\(pairs),\"players\":[")
    for (seat, player) in players.list.enumerated() {
      if seat > 0 { output.append(",") }
      output.appendJSON(player.name)
    }
    output.append("],\"seed\":\"\(seed)\",\"first\":\(first),\"moves\":{")
    for (place, entry) in tally.moves.enumerated() {
      output.append("\(place > 0 ? "," : "")\"\(entry.moves)\":\(entry.games)")
    }
    output.append(
      "},\"won\":[\(tally.won.map(String.init).joined(separator: ","))],\"drawn\":\(tally.drawn)}\n")
    return output.bytes
  }
}
