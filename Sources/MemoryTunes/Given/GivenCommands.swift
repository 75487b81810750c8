let givenCommands: [Command<GivenAction>] = [
  Command(
    name: "given", parameters: [Parameter(.what, kind: .text(beginning: GivenLine.usages.map(\.name)))],
    availability: .never, help: { $0.givenHelp }
  ) { arguments throws(LineProblem) in try GivenLine(try arguments.word(0).typed).action() }
]
