import Wording

extension CommandList<AppAction> {
  /// The commands of the program, in the order in which help lists them.
  static let all = CommandList(
    [
      playCommand.lifted(AppAction.deal).about(.basics), againCommand.lifted(AppAction.deal),
      dailyCommand.lifted(AppAction.deal),
    ]
      + gameCommands.lifted(AppAction.game)
      + reviewCommands.lifted(AppAction.review) + [
        playersCommand.lifted(AppAction.deal),
        opening(.game, synonyms: ["g", "continue", "resume"], availability: .withGame, help: { $0.gameHelp }),
        seedCommand.lifted(AppAction.deal), cardsCommand.lifted(AppAction.deal),
      ] + stepsCommands.lifted(AppAction.steps).about(.goingBack) + [
        opening(.categories, synonyms: [], help: { $0.categoriesHelp }).about(.tunes)
      ] + categoriesCommands.lifted(AppAction.categories).about(.tunes) + [
        opening(.settings, synonyms: [], help: { $0.settingsHelp }).about(.settings)
      ] + settingsCommands.lifted(AppAction.settings).about(.settings)
      + tunesCommands.lifted(AppAction.tunes).about(.tunes) + [
        practiceCommand.lifted(AppAction.deal).about(.tunes)
      ]
      + recordsCommands.lifted(AppAction.records).about(.records)
      + confirmationCommands.lifted(AppAction.confirmation).about(.screens)
      + gamesCommands.lifted(AppAction.games).about(.savedGames) + [
        opening(.menu, synonyms: ["m"], help: { $0.menuHelp }),
        Command(
          name: "back", synonyms: ["b"], availability: .beyondMenu, subject: .screens, help: { $0.backHelp }
        ) { _ in
          .navigation(.wentBack)
        },
        Command(name: "show", synonyms: ["s"], subject: .screens, help: { $0.showHelp }) { _ in
          .navigation(.showRequested)
        },
        Command(name: "repeat", subject: .screens, help: { $0.repeatHelp }) { _ in .repeatRequested },
        Command(name: "rules", subject: .basics, help: { $0.rulesHelp }) { _ in .rulesRequested },
        help,
        Command(
          name: "quit", synonyms: ["q", "exit"], subject: .basics,
          help: { $0.quitHelp }
        ) { _ in .quit() },
      ])

  /// The command that goes to a screen, which is called like the screen.
  private static func opening(
    _ route: Route, synonyms: [String], availability: Availability = .always,
    help: @escaping @Sendable (_ words: any Wording) -> CommandHelp
  ) -> Command<AppAction> {
    Command(name: route.rawValue, synonyms: synonyms, availability: availability, subject: .screens, help: help)
    {
      _ in
      .navigation(.opened(route))
    }
  }

  private static var help: Command<AppAction> {
    Command(
      name: "help", synonyms: ["h", "?"],
      parameters: [Parameter(.command, kind: .command, isOptional: true)],
      subject: .basics, help: { $0.helpHelp }
    ) { arguments throws(LineProblem) in
      guard let word = arguments.words.first else { return .helpRequested(.subjects) }
      if word.choice(of: [HelpTopic.wordForAll]) != nil { return .helpRequested(.all) }
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
