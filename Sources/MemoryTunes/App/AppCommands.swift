extension CommandList<AppAction> {
  /// The commands of the program, in the order in which help lists them.
  static let all = CommandList(
    [playCommand.lifted(AppAction.game), dailyCommand.lifted(AppAction.game)]
      + tableCommands.lifted(AppAction.table)
      + skillCommands.lifted(AppAction.skill) + [
        playersCommand.lifted(AppAction.game),
        opening(.game, synonyms: ["g"], occasion: .withGame, purpose: "go to the game on the table"),
        seedCommand.lifted(AppAction.game), cardsCommand.lifted(AppAction.game),
      ] + stepsCommands.lifted(AppAction.steps) + [
        opening(.categories, synonyms: [], purpose: "go to the list of categories")
      ] + categoriesCommands.lifted(AppAction.categories) + [
        opening(.settings, synonyms: [], purpose: "go to the settings")
      ] + settingsCommands.lifted(AppAction.settings) + tunesCommands.lifted(AppAction.tunes)
      + recordsCommands.lifted(AppAction.records) + questionsCommands.lifted(AppAction.questions)
      + givenCommands.lifted(AppAction.given) + [
        opening(.menu, synonyms: ["m"], purpose: "go to the menu"),
        Command(name: "back", synonyms: ["b"], occasion: .beyondMenu, purpose: "go back one screen") { _ in
          .navigation(.wentBack)
        },
        Command(name: "show", synonyms: ["s"], purpose: "print this screen again") { _ in
          .navigation(.showRequested)
        },
        help,
        Command(
          name: "quit", synonyms: ["q", "exit"], purpose: "leave; the end of input (Ctrl-D) does the same"
        ) { _ in .quit },
      ])

  /// The command that goes to a screen, which is called like the screen.
  private static func opening(
    _ route: Route, synonyms: [String], occasion: Occasion = .always, purpose: String
  ) -> Command<AppAction> {
    Command(name: route.rawValue, synonyms: synonyms, occasion: occasion, purpose: purpose) { _ in
      .navigation(.opened(route))
    }
  }

  private static var help: Command<AppAction> {
    Command(
      name: "help", synonyms: ["h", "?"],
      parameters: [Parameter(name: "COMMAND", kind: .command, isOptional: true)],
      purpose: "what can be typed here, or all about one command"
    ) { arguments throws(LineProblem) in
      guard let word = arguments.words.first else { return .helpRequested(nil) }
      guard let command = all.named(word) else {
        throw .unknownTopic(word, nearest: all.nearest(to: word))
      }
      return .helpRequested(command.name)
    }
  }
}

extension Array {
  fileprivate func lifted<Part, Whole>(_ lift: @escaping @Sendable (Part) -> Whole) -> [Command<Whole>]
  where Element == Command<Part> {
    map { $0.lifted(lift) }
  }
}
