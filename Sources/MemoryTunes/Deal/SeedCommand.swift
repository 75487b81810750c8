import Text
import Wording

let seedCommand = Command(
  name: "seed", parameters: [.number(.number)]
) { arguments throws(LineRefusal) in .act(.deal(.seed(try arguments.number(0)))) }

extension GameState {
  /// The next game is dealt from this seed.
  mutating func choose(seed: UInt64) -> Reduction {
    next.choose(NextSeed(seed, isChosen: true, chance: next.chance))
    return .say(.choseSeed(seed))
  }
}

extension Notice {
  static func choseSeed(_ seed: UInt64) -> Notice {
    Notice("seed-chosen", ["seed": "\(seed)"], shows: .screen) {
      $0.words.seedChosen(seed: "\(seed)")
    }
  }
}
