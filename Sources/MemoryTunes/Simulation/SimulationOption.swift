import MemoryGame
import Wording

/// An option of `simulate`: everything about it in one value. What `simulate --help` prints is made from the
/// list.
package struct SimulationOption: Sendable {
  package let name: String
  /// What stands for the value in help; nil when it takes none.
  package let value: String?
  package let purpose: @Sendable (_ words: any Wording) -> String
  /// What it takes, for someone who gave something else.
  let expected: ExpectedValue
  /// Heeds the option, or says that it does not take this value.
  let apply: @Sendable (_ settings: inout SimulationSettings, _ value: Word) -> Bool

  package static let all = [
    SimulationOption(
      name: "games", value: "NUMBER", purpose: { $0.gamesPurpose },
      expected: .number(from: 1, to: UInt64(Int.max))
    ) {
      $0.games = $1.number(in: 1 ... .max) ?? 0
      return $0.games > 0
    },
    SimulationOption(
      name: "pairs", value: "NUMBER", purpose: { $0.simulatedPairsPurpose(usual: NextGame.usualPairs) },
      expected: .number(from: 1, to: UInt64(Simulation.mostPairs))
    ) {
      $0.pairs = $1.number(in: 1...Simulation.mostPairs) ?? 0
      return $0.pairs > 0
    },
    SimulationOption(
      name: "player", value: "NAME", purpose: { $0.simulatedPlayerPurpose },
      expected: .programPlayer
    ) {
      $0.players.append($1.typed)
      return !$1.typed.isEmpty
    },
    SimulationOption(
      name: "seed", value: "NUMBER", purpose: { $0.simulatedSeedPurpose },
      expected: .number(from: 0, to: .max)
    ) {
      $0.seed = $1.number
      return $0.seed != nil
    },
    SimulationOption(
      name: "first", value: "NUMBER", purpose: { $0.firstGamePurpose },
      expected: .number(from: 0, to: .max)
    ) {
      $0.first = $1.number ?? 0
      return $1.number != nil
    },
    SimulationOption(
      name: "jobs", value: "NUMBER", purpose: { $0.jobsPurpose },
      expected: .number(from: 1, to: UInt64(SimulationSettings.mostJobs))
    ) {
      $0.jobs = $1.number(in: 1...SimulationSettings.mostJobs)
      return $0.jobs != nil
    },
    SimulationOption(
      name: "format", value: "text|json", purpose: { $0.reportFormatPurpose },
      expected: .oneOf(["text", "json"])
    ) {
      $0.isJSON = $1.key == "json"
      return ["text", "json"].contains($1.key)
    },
    SimulationOption(
      name: "plain", value: nil, purpose: { $0.plainReportPurpose },
      expected: .nothing
    ) { settings, _ in
      settings.isPlain = true
      return true
    },
    SimulationOption(
      name: "language", value: "en|ru|zh", purpose: { $0.languagePurpose },
      expected: .oneOf(["auto", "en", "ru", "zh"])
    ) { _, value in
      // Whatever comes of the options is told in it, so it is known before they are read.
      value.key == Settings.automatic || Language(value) != nil
    },
    SimulationOption(
      name: "merge", value: nil, purpose: { $0.mergePurpose },
      expected: .nothing
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
