/// Sentences about lines that are not understood. The quoted word, if any, comes first; `usage` shows how to
/// type the line.
package protocol LineWording {
  /// `most` is a number of bytes.
  func tooLongLine(most: Int) -> String
  func noSuchCommand(_ word: String) -> String
  /// `nearest` is the suggested line.
  func noSuchCommand(_ word: String, nearest: String) -> String
  /// Help on an unknown command.
  func noHelp(on word: String) -> String
  /// `nearest` is the suggested command.
  func noHelp(on word: String, nearest: String) -> String
  /// A command that needs a game.
  func needsGame(_ word: String) -> String
  /// A command of another screen, and the command that goes there.
  func needsScreen(_ word: String, _ screen: String) -> String
  func needsAnotherWord(_ word: String, usage: String) -> String
  /// `choices` are the possible next words.
  func needsAnotherWord(_ word: String, choices: [String], usage: String) -> String
  func oneWordTooMany(_ word: String, usage: String) -> String
  func notANumber(_ word: String, usage: String) -> String
  func meaningless(_ word: String, usage: String) -> String
  func tooLargeANumber(_ word: String, most: UInt64) -> String
  /// `command` is the word before the date.
  func notADay(_ word: String, command: String) -> String
  /// A row of the menu, typed on another screen, and its command there.
  func rowOfMenu(_ title: String, command: String) -> String
  func noSuchRow(_ word: String, rows: Int) -> String
}
