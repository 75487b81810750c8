let gameCommands: [Command] = [
  Command(
    name: "play", synonyms: ["p", "new"], arguments: "[PAIRS]",
    purpose: "deal a new game",
    details: [
      "Deals PAIRS tunes of the chosen category, each of them twice: from 2 pairs",
      "to as many as there are tunes; 8 pairs unless said.",
    ]
  ) { arguments throws(LineProblem) in
    .game(.newGameAsked(pairs: try arguments.count(0)))
  },
  Command(
    name: "flip", synonyms: ["f"], arguments: "CARD [CARD]", place: .game,
    purpose: "turn one card, or one and then another",
    details: [
      "Two cards make a move. If they carry the same tune they stay up. Else they",
      "are turned back when you flip the next card. A bare number flips as well.",
    ],
    completions: { state, words in state.game.table?.board.cardsToFlip(after: words) ?? [] }
  ) { arguments throws(LineProblem) in
    .game(.flipped(try arguments.count(0)!, then: try arguments.count(1)))
  },
  Command(
    name: "game", synonyms: ["g"],
    purpose: "go to the game on the table"
  ) { _ in .opened(.game) },
  Command(
    name: "seed", synonyms: [], arguments: "NUMBER",
    purpose: "deal the next game from this seed",
    details: [
      "The same seed, category and number of pairs give the same layout. NUMBER is",
      "from 0 to 18446744073709551615.",
    ]
  ) { arguments throws(LineProblem) in
    .game(.seedChosen(try arguments.number(0)!))
  },
]

extension Board {
  /// The cards that can be flipped when those named have been, in words.
  func cardsToFlip(after words: [Word]) -> [String] {
    var board = self
    for word in words {
      guard let card = word.number.flatMap(Int.init(exactly:)), (try? board.flip(card)) != nil else {
        return []
      }
    }
    return board.cards.filter(board.canFlip).map(String.init)
  }
}
