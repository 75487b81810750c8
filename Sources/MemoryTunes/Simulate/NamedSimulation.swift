import App
import MemoryGame

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
