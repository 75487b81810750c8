let skillCommands: [Command<SkillAction>] = [
  Command(
    name: "hint", place: .game, occasion: .inPlay, subject: .basics,
    purpose: "name a best flip, and why; it is counted",
    details: ["It is found by what has been shown, and by nothing else."]
  ) { _ in .hintRequested },
  Command(
    name: "par", occasion: .withGame, subject: .skill,
    purpose: "tell how the game stands against perfect play",
    details: [
      "Par is what a player of perfect memory and best play needs on average. What",
      "you gave away and what luck gave or took make up the difference.",
    ]
  ) { _ in .parRequested },
  Command(
    name: "review", parameters: [Parameter(name: "all", kind: .choice(["all"]), isOptional: true)],
    occasion: .withGame, subject: .skill,
    purpose: "tell what the flips of the game were worth",
    details: ["Flips that cost nothing are left out, unless all are asked for: review all"]
  ) { arguments throws(LineProblem) in
    guard let word = arguments.words.first else { return .reviewRequested(all: false) }
    guard word.key == "all" else { throw .notOneOf(word, usage: "review or review all") }
    return .reviewRequested(all: true)
  },
  Command(
    name: "share", occasion: .withGame, subject: .skill,
    purpose: "tell of a finished game in lines to paste anywhere",
    details: [
      "A sign stands for each move: a check mark for a pair, an empty square for no",
      "pair where nothing was given away, a cross where something was. Nothing in",
      "the lines tells where the cards lie.",
    ]
  ) { _ in .shareRequested },
]
