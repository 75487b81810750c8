let questionsCommands: [Command<QuestionsAction>] = [
  Command(
    name: "yes", synonyms: ["y"], occasion: .afterQuestion, purpose: "confirm what you were asked about",
    details: [
      "At a prompt you are asked before saved data is deleted, and before a new game",
      "takes the place of one in play.",
    ]
  ) { _ in .confirmed },
  Command(
    name: "no", synonyms: ["n"], occasion: .afterQuestion, purpose: "leave what you were asked about as it is"
  ) { _ in .denied },
]
