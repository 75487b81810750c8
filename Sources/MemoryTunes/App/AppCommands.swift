import Wording

extension CommandList {
  /// The commands of the program, in the order of help.
  static let all: CommandList = CommandList([
    playCommand, againCommand, dailyCommand, challengeCommand, matchCommand, flipCommand, placeCommand,
    passCommand, revealCommand, hintCommand, scoreCommand, recallCommand, parCommand, reviewCommand,
    shareCommand, watchCommand, playersCommand, againstCommand,
    openingCommand(.game, synonyms: ["g", "continue", "resume"], availability: .withGame),
    seedCommand, favoriteCommand, undoCommand, redoCommand, gotoCommand, logCommand,
    openingCommand(.categories, synonyms: ["decks"], subject: .tunes), categoryCommand,
    openingCommand(.settings, subject: .settings), setCommand, languageCommand, cardsCommand, tunesCommand,
    practiceCommand, wordsCommand, recordsCommand, statsCommand, forgetCommand, yesCommand, noCommand,
    gamesCommand,
    saveCommand, loadCommand, openingCommand(.menu, synonyms: ["m"]), backCommand, showCommand, repeatCommand,
    rulesCommand, helpCommand, quitCommand,
  ])
}
