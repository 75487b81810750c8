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
        object.name("players")
        object.array { array in
          for name in names { array.value(name) }
        }
        object.member("seed", text: simulation.seed)
        object.member("first", simulation.first)
        object.name("moves")
        object.object { object in
          for (moves, games) in tally.moves { object.member(number: moves, games) }
        }
        object.name("won")
        object.array { array in
          for games in tally.won { array.value(games) }
        }
        object.member("drawn", tally.drawn)
      }
      output.endLine()
    }
  }
}
