/// The texts of help.
package protocol HelpWording {
  /// The word for a command, by its English name.
  func command(_ name: String) -> String
  /// The word for an argument, by its English name.
  func argument(_ name: String) -> String
  /// The placeholder of something that the player chooses.
  func placeholder(_ placeholder: Placeholder) -> String
  /// The heading of a subject.
  func heading(of subject: Subject) -> String
  /// Joins the lines of a help text that must be wrapped again.
  func joined(_ lines: [String]) -> String
  /// A list of names.
  func enumerated(_ names: [String]) -> String
  /// The usage of a command, its purpose, and its other names, on one line.
  func explained(_ usage: String, _ purpose: String, synonyms: [String]) -> String
  /// The columns of a list for the usage, and for other names.
  var helpColumns: (usage: Int, synonyms: Int) { get }

  /// The headings of the lists.
  var toPlay: String { get }
  var moreCommands: String { get }
  var allCommands: String { get }
  /// The last lines of the lists.
  var whereMoreHelpIs: String { get }
  var whereHelpIs: String { get }
  /// What a bare number does, on a screen with rows and in a game.
  var numberPicksRow: String { get }
  var numbersFlipCards: String { get }
  /// Other names of a command.
  func also(_ synonyms: [String]) -> String
  func onlyOnScreen(_ screen: String) -> String
  /// The end of a list that is cut.
  func andMore(_ number: Int) -> String

  /// Help on each command.
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

/// Help on a command.
package struct CommandHelp: Sendable {
  /// What it does, in one line.
  package let purpose: String
  /// Everything else, in lines of up to 76 columns.
  package let details: [String]

  init(_ purpose: String, _ details: String...) {
    (self.purpose, self.details) = (purpose, details)
  }
}

/// The subject of a command, by which help is grouped.
package enum Subject: CaseIterable, Sendable {
  /// The commands for playing a game. Help explains these, and lists the names of others.
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

/// A placeholder for something that the player chooses.
package enum Placeholder: CaseIterable, Sendable {
  case card
  /// A row of the screen.
  case row
  case number
  /// A count or a number without a more specific word.
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
