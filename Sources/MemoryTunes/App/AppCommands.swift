/// The commands that belong to no screen of their own.
let appCommands: [Command] = [
  Command(
    name: "menu", synonyms: ["m"],
    purpose: "go to the menu"
  ) { _ in .opened(.menu) },
  Command(
    name: "back", synonyms: ["b"],
    purpose: "go back one screen"
  ) { _ in .wentBack },
  Command(
    name: "show", synonyms: ["s"],
    purpose: "print this screen again"
  ) { _ in .askedToSee },
  Command(
    name: "help", synonyms: ["h", "?"], arguments: "[COMMAND]",
    purpose: "what can be typed here, or all about one command",
    completions: { _, words in words.isEmpty ? CommandList.all.commands.map(\.name) : [] }
  ) { arguments throws(LineProblem) in
    guard let word = arguments.words.first else { return .asked(help: nil) }
    guard let command = CommandList.all.named(word) else {
      throw .unknownTopic(word, nearest: CommandList.all.nearest(to: word))
    }
    return .asked(help: command.name)
  },
  Command(
    name: "quit", synonyms: ["q", "exit"],
    purpose: "leave; the end of input (Ctrl-D) does the same"
  ) { _ in .quit },
]

extension CommandList {
  /// The commands of the program.
  static let all = CommandList(
    gameCommands + stepsCommands + categoriesCommands + tunesCommands + recordsCommands + givenCommands
      + appCommands)
}
