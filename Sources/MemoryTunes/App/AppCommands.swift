import App
import Wording

extension CommandList<FeatureAction> {
  /// The commands of the program, in the order of help.
  static let all = CommandList(
    [
      playCommand.lifted(FeatureAction.deal).about(.basics), againCommand.lifted(FeatureAction.deal),
      dailyCommand.lifted(FeatureAction.deal), challengeCommand.lifted(FeatureAction.deal),
      matchCommand.lifted(FeatureAction.deal),
    ]
      + [flipCommand, placeCommand, passCommand, revealCommand].lifted(FeatureAction.game)
      + [hintCommand, scoreCommand, recallCommand, parCommand, reviewCommand, shareCommand, watchCommand]
      .lifted(FeatureAction.review) + [
        playersCommand.lifted(FeatureAction.deal), againstCommand.lifted(FeatureAction.deal),
        opening(.game, synonyms: ["g", "continue", "resume"], availability: .withGame),
        seedCommand.lifted(FeatureAction.deal),
        favoriteCommand.lifted(FeatureAction.state),
      ] + stepsCommands.lifted(FeatureAction.steps).about(.goingBack) + [
        opening(.categories, synonyms: ["decks"]).about(.tunes),
        categoryCommand.lifted(FeatureAction.state).about(.tunes),
        opening(.settings, synonyms: []).about(.settings),
      ] + settingsCommands.lifted(FeatureAction.settings).about(.settings)
      + [
        tunesCommand.lifted(FeatureAction.state).about(.tunes),
        practiceCommand.lifted(FeatureAction.deal).about(.tunes),
      ]
      + recordsCommands.lifted(FeatureAction.records).about(.records)
      + confirmationCommands.lifted(FeatureAction.confirmation).about(.screens)
      + gamesCommands.lifted(FeatureAction.games).about(.savedGames) + [
        opening(.menu, synonyms: ["m"]),
        Command(
          name: "back", synonyms: ["b"], availability: .beyondMenu, subject: .screens
        ) { _ in
          .navigation(.wentBack)
        },
        Command(name: "show", synonyms: ["s"], subject: .screens) { _ in
          .navigation(.showRequested)
        },
        Command(name: "repeat", subject: .screens) { _ in .repeatRequested },
        Command(name: "rules", subject: .basics) { _ in .rulesRequested },
        help,
        Command(
          name: "quit", synonyms: ["q", "exit"], subject: .basics
        ) { _ in .quit },
      ])

  /// The command that goes to the screen with the same name.
  private static func opening(
    _ route: Route, synonyms: [String], availability: Availability = .always
  ) -> Command<FeatureAction> {
    Command(name: route.rawValue, synonyms: synonyms, availability: availability, subject: .screens) { _ in
      .navigation(.opened(route))
    }
  }

  private static var help: Command<FeatureAction> {
    Command(
      name: "help", synonyms: ["h", "?"],
      parameters: [Parameter(.command, kind: .command, isOptional: true)],
      subject: .basics
    ) { arguments throws(LineProblem) in
      guard let word = arguments.words.first else { return .helpRequested(.subjects) }
      if word.choice(of: [HelpTopic.wordForAll]) != nil { return .helpRequested(.all) }
      if let question = word.choice(of: HelpTopic.questions) { return .helpRequested(.question(question)) }
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
