import Wording

package let gameCommands: [Command<GameAction>] = [
  Command(
    name: "flip", synonyms: ["f"], parameters: [.card, .card.optional], place: .game, availability: .inPlay,
    subject: .basics
  ) { arguments throws(LineProblem) in
    .flipped(try arguments.count(0), then: try arguments.optionalCount(1))
  },
  Command(
    name: "place", parameters: [.number(.line), .number(.column)], place: .game, availability: .inPlay
  ) { arguments throws(LineProblem) in
    .placeNamed(Place(row: try arguments.coordinate(0), column: try arguments.coordinate(1)))
  },
  Command(
    name: "pass", place: .game, availability: .inSharedPlay
  ) { _ in .passed },
  Command(
    name: "reveal", place: .game, availability: .inPlay
  ) { _ in .revealed },
]

extension Arguments {
  /// A number, or `last` as -1.
  fileprivate func coordinate(_ index: Int) throws(LineProblem) -> Int {
    try word(index).choice(of: ["last"]) == nil ? count(index) : -1
  }
}
