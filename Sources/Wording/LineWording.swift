/// What is said of a line that is not understood. The word that is quoted, if a sentence has one, comes first;
/// `usage` tells how a line is typed.
package protocol LineWording {
  /// `most` is a number of bytes.
  func tooLongLine(most: Int) -> String
  func noSuchCommand(_ word: String) -> String
  /// `nearest` is the line that may have been meant.
  func noSuchCommand(_ word: String, nearest: String) -> String
  /// Help was asked for about a word that is not a command.
  func noHelp(on word: String) -> String
  /// `nearest` is the command that may have been meant.
  func noHelp(on word: String, nearest: String) -> String
  /// A command that needs a game.
  func needsGame(_ word: String) -> String
  /// A command of another screen, which a command of that name opens.
  func needsScreen(_ word: String, _ screen: String) -> String
  func needsAnotherWord(_ word: String, usage: String) -> String
  /// `choices` are the words that can come next.
  func needsAnotherWord(_ word: String, choices: [String], usage: String) -> String
  func oneWordTooMany(_ word: String, usage: String) -> String
  func notANumber(_ word: String, usage: String) -> String
  func meaningless(_ word: String, usage: String) -> String
  func tooLargeANumber(_ word: String, most: UInt64) -> String
  /// `command` is what was typed before the day.
  func notADay(_ word: String, command: String) -> String
  /// A row of the menu, typed on another screen, and the command that does the same there.
  func rowOfMenu(_ title: String, command: String) -> String
  func noSuchRow(_ word: String, rows: Int) -> String
}
