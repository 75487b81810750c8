let questionsCommands: [Command<QuestionsAction>] = [
  Command(
    name: "yes", synonyms: ["y"], occasion: .afterQuestion, help: { $0.yesHelp }
  ) { _ in .confirmed },
  Command(
    name: "no", synonyms: ["n"], occasion: .afterQuestion, help: { $0.noHelp }
  ) { _ in .denied },
]
