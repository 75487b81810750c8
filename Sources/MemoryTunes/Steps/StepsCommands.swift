let stepsCommands: [Command] = [
  Command(
    name: "undo", synonyms: [], arguments: "[N]",
    purpose: "go back before the last step, or the last N",
    details: [
      "A step is a line after which the screen, the category, the next seed, the",
      "deck or the game differs. A game in which a flip was undone is not entered",
      "among the records.",
    ]
  ) { arguments throws(LineProblem) in .steps(.undone(try arguments.count(0) ?? 1)) },
  Command(
    name: "redo", synonyms: [], arguments: "[N]",
    purpose: "make the step again that was undone, or N",
    details: ["Until a new step is made."]
  ) { arguments throws(LineProblem) in .steps(.redone(try arguments.count(0) ?? 1)) },
  Command(
    name: "goto", synonyms: [], arguments: "N",
    purpose: "go to just after step N; 0 is the start"
  ) { arguments throws(LineProblem) in .steps(.wentTo(try arguments.count(0)!)) },
  Command(
    name: "log", synonyms: [], arguments: "[N]",
    purpose: "list the last 10 steps, or the last N"
  ) { arguments throws(LineProblem) in .steps(.logAsked(try arguments.count(0) ?? 10)) },
]
