let stepsCommands: [Command<StepsAction>] = [
  Command(
    name: "undo", parameters: [.number("N").optional], occasion: .afterStep,
    purpose: "go back before the last step, or the last N",
    details: [
      "A step is a line after which the screen, the category, the next seed, the",
      "deck, the cards, the players or the game differ. A game in which a flip was",
      "undone is not entered among the records.",
    ]
  ) { arguments throws(LineProblem) in .undone(try arguments.optionalCount(0) ?? 1) },
  Command(
    name: "redo", parameters: [.number("N").optional], occasion: .afterUndo,
    purpose: "make the step again that was undone, or N",
    details: ["Until a new step is made."]
  ) { arguments throws(LineProblem) in .redone(try arguments.optionalCount(0) ?? 1) },
  Command(
    name: "goto", parameters: [.number("N")], occasion: .withSteps,
    purpose: "go to just after step N; 0 is the start"
  ) { arguments throws(LineProblem) in .wentTo(try arguments.count(0)) },
  Command(
    name: "log", parameters: [.number("N").optional], occasion: .withSteps,
    purpose: "list the last 10 steps, or the last N"
  ) { arguments throws(LineProblem) in .logRequested(try arguments.optionalCount(0) ?? 10) },
]
