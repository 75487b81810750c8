import MemoryCore
import PreferencesFeature
import RecordsFeature
import Saved
import Text

/// The place of saved data.
package protocol Home {
  /// Seconds since 1970.
  func now() -> Int
  /// The rows of all queries, one after the other. `:deal` is the game on the table.
  func rows(_ queries: [Query]) -> [Row]
  /// The game left last that no program plays; nil if there is none.
  func waitingGame() -> SavedGame?
  func saveGame(_ update: SaveUpdate)
  /// Whether all of the game on the table is saved.
  func isGameSaved() -> Bool
  /// The waiting games and those saved by name, latest first.
  func games() -> Result<[ListedGame], SystemProblem>
  /// The names of the games saved by name.
  func gameNames() -> [String]
  /// Saves a game file under a name, and returns whether another game was replaced, which needs `replaces`.
  func saveNamedGame(_ name: FilePath, _ file: [UInt8], replaces: Bool) -> Result<Bool, GamesProblem>
  /// The game with this name, or this number in the last `games`. Its file becomes that of the game on the
  /// table, unless it was saved by name; then that game gets a new file. The one before waits, with a number.
  func loadGame(_ name: FilePath, leaving: Int) -> Result<SavedGame, GamesProblem>
  /// The file with this number becomes that of the game on the table again; a new one, if this session knows
  /// none. The one before waits, with a number.
  func takeUpGame(_ number: Int, leaving: Int) -> GamesProblem?
  /// If `seeks`, the waiting game of a day, whose file becomes that of the game on the table; nil if there is
  /// none. Then, if `leaves`, a new file does. The one before waits, with a number.
  func openDay(_ day: Day, seeks: Bool, leaves: Bool, leaving: Int) -> Result<SavedGame, GamesProblem>?
  /// Finds the game with this name or number and, if `isSure`, deletes it.
  func forgetGame(_ name: FilePath, isSure: Bool) -> Result<ListedGame, GamesProblem>
  /// Saves the value of a setting; nil restores the value saved when the session began, if there was one.
  func saveSetting(_ setting: Setting, _ value: String?)
  /// Add a line, without its newline, to the records of finished or begun games. That of a finished game is
  /// saved with its last move, by the next `saveGame`.
  func saveRecord(_ line: String)
  func saveBegun(_ line: String)
  /// Adds a line, without its newline, to the learned pairs, with the last move of a game.
  func saveLearned(_ line: String)
  /// Hands over each file of a kind of records, whole, the earliest first. `read` returns the numbers of the
  /// lines that it cannot read.
  func readRecords(_ kind: RecordKind, _ read: (_ file: [UInt8]) -> [Int])
  /// Adds a pair to the deck of favorites, or removes it.
  func toggleFavorite(_ favorite: Favorite) -> Result<FavoriteChange, DeckTrouble>
  /// The saved tunes of a category: a deck file and its age in seconds.
  func savedTunes(_ category: Category) -> (file: [UInt8], age: Int)?
  /// Saves a deck file for a category.
  func saveTunes(_ category: Category, _ file: [UInt8])
  /// Deletes saved data, and returns the number of files.
  func forget(_ saved: Saved) -> Int
}
