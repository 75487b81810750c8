import MemoryCore
import Wording

package let gameCommands: [Command<GameAction>] = [
  Command(
    name: "flip", synonyms: ["f"], parameters: [.card, .card.optional], place: .game, availability: .inPlay,
    subject: .basics
  ) { arguments throws(LineProblem) in
    .flipped(try arguments.count(0), then: try arguments.optionalCount(1))
  },
  Command(
    name: "pass", place: .game, availability: .inSharedPlay
  ) { _ in .passed },
  Command(
    name: "reveal", place: .game, availability: .inPlay
  ) { _ in .revealed },
]
