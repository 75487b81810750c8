import Wording

let seedCommand = Command<any GameAction>(
  name: "seed", parameters: [.number(.number)]
) { arguments throws(LineProblem) in SeedNamed(seed: try arguments.number(0)) }

/// The next game is dealt from this seed.
struct SeedNamed: GameAction, Answer {
  let code = AnswerCode.done("seed-chosen")
  let shows = Shown.screen
  let seed: UInt64

  func reduce(_ game: inout GameState, _ asker: Asker) -> Next {
    game.next.choose(NextSeed(seed, isChosen: true))
    return .answer(self)
  }

  func message(_ context: AnswerContext) -> String? { context.words.seedChosen(seed: "\(seed)") }
}
