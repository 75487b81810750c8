import MemoryGame

/// The result of a simulation as one JSON object, whose counts can be added to those of another.
extension NamedSimulation {
  package func json(_ tally: Tally) -> [UInt8] {
    var output = Output { _ in }
    output.append("{\"games\":\(tally.games),\"pairs\":\(simulation.pairs),\"players\":[")
    for (seat, name) in names.enumerated() {
      if seat > 0 { output.append(",") }
      output.appendJSON(name)
    }
    output.append("],\"seed\":\"\(simulation.seed)\",\"first\":\(simulation.first),\"moves\":{")
    for (place, entry) in tally.moves.enumerated() {
      output.append("\(place > 0 ? "," : "")\"\(entry.moves)\":\(entry.games)")
    }
    output.append(
      "},\"won\":[\(tally.won.map(String.init).joined(separator: ","))],\"drawn\":\(tally.drawn)}\n")
    return output.bytes
  }
}
