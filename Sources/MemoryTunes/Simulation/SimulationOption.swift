import MemoryGame

/// An option of `simulate`: everything about it in one value. What `simulate --help` prints is made from the
/// list.
package struct SimulationOption: Sendable {
  package let name: String
  /// What stands for the value in help; nil when it takes none.
  package let value: String?
  package let purpose: String
  /// What it takes, for someone who gave something else.
  let expected: String
  /// Heeds the option, or says that it does not take this value.
  let apply: @Sendable (_ settings: inout SimulationSettings, _ value: Word) -> Bool

  package static let all = [
    SimulationOption(
      name: "games", value: "NUMBER", purpose: "how many games; else 10000",
      expected: "a number from 1 to \(Int.max)"
    ) {
      $0.games = $1.number(in: 1 ... .max) ?? 0
      return $0.games > 0
    },
    SimulationOption(
      name: "pairs", value: "NUMBER", purpose: "pairs of each game; else \(NextGame.usualPairs)",
      expected: "a number from 1 to \(Simulation.mostPairs)"
    ) {
      $0.pairs = $1.number(in: 1...Simulation.mostPairs) ?? 0
      return $0.pairs > 0
    },
    SimulationOption(
      name: "player", value: "NAME", purpose: "who plays, in turn where it is there again; else optimal",
      expected: "the name of a player of the program"
    ) {
      $0.players.append($1.typed)
      return !$1.typed.isEmpty
    },
    SimulationOption(
      name: "seed", value: "NUMBER", purpose: "game 0 is dealt from it, game 1 from the next one, ...",
      expected: "a number from 0 to \(UInt64.max)"
    ) {
      $0.seed = $1.number
      return $0.seed != nil
    },
    SimulationOption(
      name: "first", value: "NUMBER", purpose: "the number of the first game; else 0",
      expected: "a number from 0 to \(UInt64.max)"
    ) {
      $0.first = $1.number ?? 0
      return $1.number != nil
    },
    SimulationOption(
      name: "jobs", value: "NUMBER", purpose: "games at a time; else one for each processor",
      expected: "a number from 1 to \(SimulationSettings.mostJobs)"
    ) {
      $0.jobs = $1.number(in: 1...SimulationSettings.mostJobs)
      return $0.jobs != nil
    },
    SimulationOption(
      name: "format", value: "text|json", purpose: "a report, or one object for programs",
      expected: "text or json"
    ) {
      $0.isJSON = $1.key == "json"
      return ["text", "json"].contains($1.key)
    },
    SimulationOption(
      name: "merge", value: nil, purpose: "add up the JSON of shards, in FILE... or on standard input",
      expected: "no value"
    ) { settings, _ in
      settings.merges = true
      return true
    },
  ]
}

extension Word {
  /// The number that the word is, when it is one of these.
  fileprivate func number(in range: ClosedRange<Int>) -> Int? {
    number.flatMap(Int.init(exactly:)).flatMap { range.contains($0) ? $0 : nil }
  }
}
