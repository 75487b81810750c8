extension CommandList<AppAction> {
  /// The commands of the program, in the order in which help lists them.
  static let all = CommandList(
    [
      playCommand.lifted(AppAction.game).about(.basics), dailyCommand.lifted(AppAction.game),
    ]
      + tableCommands.lifted(AppAction.table)
      + skillCommands.lifted(AppAction.skill) + [
        playersCommand.lifted(AppAction.game),
        opening(.game, synonyms: ["g"], occasion: .withGame, purpose: "go to the game on the table"),
        seedCommand.lifted(AppAction.game), cardsCommand.lifted(AppAction.game),
      ] + stepsCommands.lifted(AppAction.steps).about(.steps) + [
        opening(.categories, synonyms: [], purpose: "go to the list of categories").about(.tunes)
      ] + categoriesCommands.lifted(AppAction.categories).about(.tunes) + [
        opening(.settings, synonyms: [], purpose: "go to the settings")
      ] + settingsCommands.lifted(AppAction.settings).about(.screens)
      + tunesCommands.lifted(AppAction.tunes).about(.tunes)
      + recordsCommands.lifted(AppAction.records).about(.records)
      + questionsCommands.lifted(AppAction.questions).about(.screens)
      + givenCommands.lifted(AppAction.given).about(.scripts) + [
        opening(.menu, synonyms: ["m"], purpose: "go to the menu"),
        Command(
          name: "back", synonyms: ["b"], occasion: .beyondMenu, subject: .screens, purpose: "go back one screen"
        ) { _ in
          .navigation(.wentBack)
        },
        Command(name: "show", synonyms: ["s"], subject: .screens, purpose: "print this screen again") { _ in
          .navigation(.showRequested)
        },
        help,
        Command(
          name: "quit", synonyms: ["q", "exit"], subject: .basics,
          purpose: "leave; the end of input (Ctrl-D) does the same"
        ) { _ in .quit },
      ])

  /// The command that goes to a screen, which is called like the screen.
  private static func opening(
    _ route: Route, synonyms: [String], occasion: Occasion = .always, purpose: String
  ) -> Command<AppAction> {
    Command(name: route.rawValue, synonyms: synonyms, occasion: occasion, subject: .screens, purpose: purpose) {
      _ in
      .navigation(.opened(route))
    }
  }

  private static var help: Command<AppAction> {
    Command(
      name: "help", synonyms: ["h", "?"],
      parameters: [Parameter(name: "COMMAND", kind: .command, isOptional: true)],
      subject: .basics, purpose: "what can be typed here, or all about one command",
      details: ["For a list of all commands, type: help all"]
    ) { arguments throws(LineProblem) in
      guard let word = arguments.words.first else { return .helpRequested(.subjects) }
      if word.key == HelpTopic.wordForAll { return .helpRequested(.all) }
      guard let command = all.named(word) else {
        throw .unknownTopic(word, nearest: all.nearest(to: word))
      }
      return .helpRequested(.command(command.name))
    }
  }
}

extension Array {
  fileprivate func lifted<Part, Whole>(_ lift: @escaping @Sendable (Part) -> Whole) -> [Command<Whole>]
  where Element == Command<Part> {
    map { $0.lifted(lift) }
  }
}
