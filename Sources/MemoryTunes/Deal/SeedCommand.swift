import Wording

let seedCommand = Command(
  name: "seed", parameters: [.number(.number)]
) { arguments throws(LineProblem) in .state(SeedNamed(seed: try arguments.number(0))) }

/// The next game is dealt from this seed.
struct SeedNamed: GameAction {
  let seed: UInt64

  func reduce(_ game: inout GameState, _ asker: Asker) -> Next {
    game.next.choose(NextSeed(seed, isChosen: true, chance: game.next.chance))
    return .say(.choseSeed(seed))
  }
}
