let tableCommands: [Command<TableAction>] = [
  Command(
    name: "flip", synonyms: ["f"], parameters: [.card, .card.optional], place: .game, occasion: .inPlay,
    subject: .basics,
    purpose: "turn one card, or one and then another",
    details: [
      "Two cards make a move. If they carry the same tune they stay up. Else they",
      "are turned back when you flip the next card. Bare numbers flip as well.",
    ]
  ) { arguments throws(LineProblem) in
    .flipped(try arguments.count(0), then: try arguments.optionalCount(1))
  },
  Command(
    name: "pass", place: .game, occasion: .inSharedPlay,
    purpose: "give up a whole move, where several play",
    details: [
      "No card of the move may be turned yet, and two cards that are not matched",
      "must have been shown. When all players have passed in a row the game ends.",
    ]
  ) { _ in .passed },
]
