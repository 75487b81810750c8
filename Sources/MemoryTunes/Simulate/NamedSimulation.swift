import MemoryGame
import Text

/// A simulation and the names of its players, by seat, for reports.
package struct NamedSimulation: Sendable {
  package let simulation: Simulation
  package let names: [String]

  /// The players must be programs or bots.
  init(pairs: Int, players: Players, seed: UInt64, first: UInt64) {
    simulation = Simulation(
      pairs: pairs, players: players.list.map(\.strategy), seed: seed, first: first)
    names = players.list.map(\.name)
  }
}

/// The result of a simulation as one JSON object, whose counts can be added to those of another.
extension NamedSimulation {
  package func json(_ tally: Tally) -> [UInt8] {
    Output.text { output in
      output.object { object in
        object.member("games", tally.games)
        object.member("pairs", simulation.pairs)
        object.member("players", list: names)
        object.member("seed", text: simulation.seed)
        object.member("first", simulation.first)
        object.member("moves") { object in
          for (moves, games) in tally.moves { object.member(number: moves, games) }
        }
        object.member("won", list: tally.won)
        object.member("drawn", tally.drawn)
      }
      output.endLine()
    }
  }
}
