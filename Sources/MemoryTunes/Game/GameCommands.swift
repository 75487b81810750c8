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
    name: "pass", synonyms: [], place: .game,
    purpose: "give up a whole move, where several play",
    details: [
      "No card of the move may be turned yet, and two cards that are not matched",
      "must have been shown. When all players have passed in a row the game ends.",
    ]
  ) { _ in .game(.passed) },
  Command(
    name: "hint", synonyms: [], place: .game,
    purpose: "name a best flip, and why; it is counted",
    details: ["It is found by what has been shown, and by nothing else."]
  ) { _ in .game(.hintAsked) },
  Command(
    name: "par", synonyms: [],
    purpose: "tell how the game stands against perfect play",
    details: [
      "Par is what a player of perfect memory and best play needs on average. What",
      "you gave away and what luck gave or took make up the difference.",
    ]
  ) { _ in .game(.parAsked) },
  Command(
    name: "review", synonyms: [],
    purpose: "tell what every flip of the game was worth"
  ) { _ in .game(.reviewAsked) },
  Command(
    name: "players", synonyms: [], arguments: "[NAME]...",
    purpose: "say who plays the next game, or tell who does",
    details: [
      "Players of the program are optimal, random, forgetful:Q (remembers a card",
      "with the chance Q), capacity:C (remembers the last C cards) and, for two,",
      "zwick-paterson. Any other name is somebody who types. Alone again: players you",
    ],
    completions: { _, _ in ["optimal", "random", "forgetful:", "capacity:", "zwick-paterson"] }
  ) { arguments throws(LineProblem) in
    guard !arguments.words.isEmpty else { return .game(.playersAsked) }
    do throws(PlayersProblem) {
      return .game(.playersChosen(try Players(arguments.words)))
    } catch {
      throw .noPlayer(error)
    }
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
