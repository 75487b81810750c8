/// What help says.
package protocol HelpWording {
  /// The word that a command is typed with, by its English name.
  func command(_ name: String) -> String
  /// The word that follows a command, one of a few, by its English name.
  func argument(_ name: String) -> String
  /// What stands for something that the player chooses, where it is shown how a command is typed.
  func placeholder(_ placeholder: Placeholder) -> String
  /// The heading of the commands about a subject.
  func heading(of subject: Subject) -> String
  /// Lines of a help text as one text, where they have to be broken anew.
  func joined(_ lines: [String]) -> String
  /// Names one after the other.
  func enumerated(_ names: [String]) -> String
  /// How a command is typed, what it does, and what else can be typed for it, in one line.
  func explained(_ usage: String, _ purpose: String, synonyms: [String]) -> String
  /// How many columns a list leaves for how a command is typed, and then for what else can be typed for it.
  var helpColumns: (usage: Int, synonyms: Int) { get }

  /// The headings of the lists.
  var toPlay: String { get }
  var moreCommands: String { get }
  var allCommands: String { get }
  /// The ends of the lists.
  var whereMoreHelpIs: String { get }
  var whereHelpIs: String { get }
  /// What a bare number does, on a screen with rows and in a game.
  var numberPicksRow: String { get }
  var numbersFlipCards: String { get }
  /// What else can be typed for a command.
  func also(_ synonyms: [String]) -> String
  func onlyOnScreen(_ screen: String) -> String
  /// The end of a list that is cut.
  func andMore(_ number: Int) -> String

  /// What is said of each command.
  var playHelp: CommandHelp { get }
  var againHelp: CommandHelp { get }
  var dailyHelp: CommandHelp { get }
  var practiceHelp: CommandHelp { get }
  var flipHelp: CommandHelp { get }
  var passHelp: CommandHelp { get }
  var revealHelp: CommandHelp { get }
  var hintHelp: CommandHelp { get }
  var parHelp: CommandHelp { get }
  var reviewHelp: CommandHelp { get }
  var shareHelp: CommandHelp { get }
  var playersHelp: CommandHelp { get }
  var gameHelp: CommandHelp { get }
  var seedHelp: CommandHelp { get }
  var cardsHelp: CommandHelp { get }
  var undoHelp: CommandHelp { get }
  var redoHelp: CommandHelp { get }
  var gotoHelp: CommandHelp { get }
  var logHelp: CommandHelp { get }
  var categoriesHelp: CommandHelp { get }
  var categoryHelp: CommandHelp { get }
  var settingsHelp: CommandHelp { get }
  var setHelp: CommandHelp { get }
  var languageHelp: CommandHelp { get }
  var tunesHelp: CommandHelp { get }
  var deckHelp: CommandHelp { get }
  var decksHelp: CommandHelp { get }
  var recordsHelp: CommandHelp { get }
  var statsHelp: CommandHelp { get }
  var forgetHelp: CommandHelp { get }
  var yesHelp: CommandHelp { get }
  var noHelp: CommandHelp { get }
  var gamesHelp: CommandHelp { get }
  var saveHelp: CommandHelp { get }
  var loadHelp: CommandHelp { get }
  var menuHelp: CommandHelp { get }
  var backHelp: CommandHelp { get }
  var showHelp: CommandHelp { get }
  var repeatHelp: CommandHelp { get }
  var rulesHelp: CommandHelp { get }
  var helpHelp: CommandHelp { get }
  var quitHelp: CommandHelp { get }
}

/// What help says of a command.
package struct CommandHelp: Sendable {
  /// What it does, in one line.
  package let purpose: String
  /// Whatever else there is to know, in lines of up to 76 columns.
  package let details: [String]

  init(_ purpose: String, _ details: String...) {
    (self.purpose, self.details) = (purpose, details)
  }
}

/// What a command is about. Help goes by this.
package enum Subject: CaseIterable, Sendable {
  /// What it takes to play a game. Help says what these commands do, and of others it gives the names.
  case basics
  case games
  case skill
  case goingBack
  case tunes
  case records
  case savedGames
  case settings
  case screens
}

/// Something that the player chooses, where it is shown how a command is typed.
package enum Placeholder: CaseIterable, Sendable {
  case card
  /// A row of the screen.
  case row
  case number
  /// How many, or which one, where no other word says it.
  case count
  case pairs
  case category
  case date
  case name
  case player
  /// The name of a setting.
  case setting
  case value
  case what
  case file
  case command
}
