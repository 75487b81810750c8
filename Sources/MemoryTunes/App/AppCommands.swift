import Wording

extension CommandList<FeatureAction> {
  /// The commands of the program, in the order of help.
  static let all: CommandList<FeatureAction> = CommandList(
    [playCommand, againCommand, dailyCommand, challengeCommand, matchCommand].lifted(FeatureAction.state)
      + [flipCommand, placeCommand, passCommand, revealCommand].lifted(FeatureAction.game)
      + [hintCommand, scoreCommand, recallCommand, parCommand, reviewCommand, shareCommand, watchCommand]
      .lifted(FeatureAction.review)
      + [playersCommand, againstCommand].lifted(FeatureAction.state)
      + [openingCommand(.game, synonyms: ["g", "continue", "resume"], availability: .withGame)]
      .lifted(FeatureAction.navigation)
      + [seedCommand, favoriteCommand].lifted(FeatureAction.state)
      + [undoCommand, redoCommand, gotoCommand, logCommand].lifted(FeatureAction.steps)
      + [openingCommand(.categories, synonyms: ["decks"], subject: .tunes)].lifted(FeatureAction.navigation)
      + [categoryCommand].lifted(FeatureAction.state)
      + [openingCommand(.settings, subject: .settings)].lifted(FeatureAction.navigation)
      + [
        setCommand, languageCommand, cardsCommand, tunesCommand, practiceCommand, recordsCommand, statsCommand,
        forgetCommand,
      ].lifted(FeatureAction.state)
      + [yesCommand, noCommand].lifted(FeatureAction.confirmation)
      + [gamesCommand, saveCommand, loadCommand].lifted(FeatureAction.state)
      + [openingCommand(.menu, synonyms: ["m"]), backCommand, showCommand].lifted(FeatureAction.navigation)
      + [repeatCommand, rulesCommand, helpCommand, quitCommand])
}

extension Array {
  fileprivate func lifted<Part, Whole>(_ lift: @escaping @Sendable (Part) -> Whole) -> [Command<Whole>]
  where Element == Command<Part> {
    map { $0.lifted(lift) }
  }
}
