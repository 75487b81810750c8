import MemoryCore
import RecordsFeature
import Text

/// The place of saved data.
package protocol Home {
  /// Seconds since 1970.
  func now() -> Int
  /// The game left last that no program plays; nil if there is none.
  func waitingGame() -> SavedGame?
  func saveGame(_ update: SaveUpdate)
  /// Whether all of the game on the table is saved.
  func isGameSaved() -> Bool
  /// The waiting games and those saved by name, latest first.
  func games() -> [ListedGame]
  /// The names of the games saved by name.
  func gameNames() -> [String]
  /// Saves a game file under a name, and returns whether another game was replaced, which needs `replaces`.
  func saveNamedGame(_ name: FilePath, _ file: [UInt8], replaces: Bool) -> Result<Bool, GamesProblem>
  /// The game file with this name, or this number in the last `games`. It becomes that of the game on the
  /// table, unless it was saved by name; then that game gets a new file. The one before waits, with a number.
  func loadGame(_ name: FilePath, leaving: Int) -> Result<[UInt8], GamesProblem>
  /// The file with this number becomes that of the game on the table again; a new one, if this session knows
  /// none. The one before waits, with a number.
  func takeUpGame(_ number: Int, leaving: Int) -> GamesProblem?
  /// Finds the game with this name or number and, if `isSure`, deletes it.
  func forgetGame(_ name: FilePath, isSure: Bool) -> Result<ListedGame, GamesProblem>
  /// Saves the value of a setting; nil restores the value saved when the session began, if there was one.
  func saveSetting(_ name: String, _ value: String?)
  /// Add a line, without its newline, to the records of finished or begun games.
  func saveRecord(_ line: String)
  func saveBegun(_ line: String)
  /// Adds a line, without its newline, to the learned pairs.
  func saveLearned(_ line: String)
  /// Reads all learned pairs.
  func readLearned(_ reader: LearnedReader)
  /// Reads all records.
  func readRecords(_ reader: any RecordsReader)
  /// Reads the records of finished games added since the last call, or all of them.
  func followRecords(_ follower: any RecordsFollower)
  /// The same for the records of begun games.
  func followBegun(_ follower: any RecordsFollower)
  /// The saved tunes of a category: a deck file and its age in seconds.
  func savedTunes(_ category: Category) -> (file: [UInt8], age: Int)?
  /// Saves a deck file for a category.
  func saveTunes(_ category: Category, _ file: [UInt8])
  /// Deletes saved data, and returns the number of files.
  func forget(_ saved: Saved) -> Int
}
