import MemoryCore
import MemoryGame
import RecordsFeature
import Text

/// The world outside the game, as functions: the real one, or a test's.
///
/// No function has a default, so that an incomplete world does not compile.
package struct World {
  /// The saved tunes of a category: a deck file and its age in seconds.
  package var savedTunes: (Category) -> (file: [UInt8], age: Int)?
  /// Saves a deck file for a category, if there is a place for it.
  package var saveTunes: (Category, [UInt8]) -> Void
  /// Deletes all saved tunes, and returns the number of files.
  package var clearTunes: () -> Int
  /// Fetches a deck file for a category from the catalog. Calls `wait` when that takes noticeably long, and
  /// then after every second, with the seconds passed. Nil if the session may not use the network.
  package var fetchTunes: ((Category, _ wait: (_ seconds: Int) -> Void) -> Result<[UInt8], FetchProblem>)?
  /// Asks a bot for its move. Calls `wait` when that takes noticeably long, and then after every second.
  package var askBot:
    (_ name: String, BotQuestion, _ wait: (_ seconds: Int) -> Void) -> Result<Choice, BotProblem>
  /// Tells a bot that is running that the game is over, without waiting for it.
  package var tellBot: (_ name: String, BotReport) -> Void
  /// Reads a whole file.
  package var readFile: (_ path: FilePath) -> Result<[UInt8], SystemProblem>
  /// Where decks are found by name.
  package var decks: DeckFolders
  /// Seconds since 1970.
  package var now: () -> Int
  /// The files and folders whose paths begin with `path`; folders end with a slash.
  package var filesBeginning: (_ path: String) -> [String]
  /// Where data is saved; nil if nothing is.
  package var home: Home?
  /// Writes a line of a recording, with its newline; nil without a recording.
  package var record: (([UInt8]) -> Void)?
  /// Writes a line of a trace, with its newline; nil without a trace.
  package var trace: (([UInt8]) -> Void)?
  /// Shows text to the player, and returns when it is written.
  package var write: ([UInt8]) -> Void

  package init(
    savedTunes: @escaping (Category) -> (file: [UInt8], age: Int)?,
    saveTunes: @escaping (Category, [UInt8]) -> Void,
    clearTunes: @escaping () -> Int,
    fetchTunes: ((Category, _ wait: (_ seconds: Int) -> Void) -> Result<[UInt8], FetchProblem>)?,
    askBot:
      @escaping (_ name: String, BotQuestion, _ wait: (_ seconds: Int) -> Void)
      -> Result<Choice, BotProblem>,
    tellBot: @escaping (_ name: String, BotReport) -> Void,
    readFile: @escaping (_ path: FilePath) -> Result<[UInt8], SystemProblem>,
    decks: DeckFolders,
    now: @escaping () -> Int,
    filesBeginning: @escaping (_ path: String) -> [String],
    home: Home?,
    record: (([UInt8]) -> Void)?,
    trace: (([UInt8]) -> Void)?,
    write: @escaping ([UInt8]) -> Void
  ) {
    self.savedTunes = savedTunes
    self.saveTunes = saveTunes
    self.clearTunes = clearTunes
    self.fetchTunes = fetchTunes
    self.askBot = askBot
    self.tellBot = tellBot
    self.readFile = readFile
    self.decks = decks
    self.now = now
    self.filesBeginning = filesBeginning
    self.home = home
    self.record = record
    self.trace = trace
    self.write = write
  }

  /// The place of saved data.
  package struct Home {
    /// Seconds since 1970.
    package var now: () -> Int
    /// The game left last that no program plays; nil if there is none.
    package var waitingGame: () -> SavedGame?
    package var saveGame: (SaveUpdate) -> Void
    /// Whether all of the game on the table is saved.
    package var isGameSaved: () -> Bool
    /// The waiting games and those saved by name, latest first.
    package var games: () -> [ListedGame]
    /// The names of the games saved by name.
    package var gameNames: () -> [String]
    /// Saves a game file under a name, and returns whether another game was replaced, which needs `replaces`.
    package var saveNamedGame:
      (_ name: FilePath, _ file: [UInt8], _ replaces: Bool) -> Result<Bool, GamesProblem>
    /// The game with this name, or this number in the last `games`. Its file becomes that of the game on the
    /// table, unless it was saved by name; then that game gets a new file. The one before waits, with a number.
    package var loadGame: (_ name: FilePath, _ leaving: Int) -> Result<SavedGame, GamesProblem>
    /// The file with this number becomes that of the game on the table again; a new one, if this session knows
    /// none. The one before waits, with a number.
    package var takeUpGame: (_ number: Int, _ leaving: Int) -> GamesProblem?
    /// Finds the game with this name or number and, if `isSure`, deletes it.
    package var forgetGame: (_ name: FilePath, _ isSure: Bool) -> Result<ListedGame, GamesProblem>
    /// Saves the value of a setting; nil restores the value saved when the session began, if there was one.
    package var saveSetting: (_ name: String, _ value: String?) -> Void
    /// Add a line, without its newline, to the records of finished or begun games.
    package var saveRecord: (String) -> Void
    package var saveBegun: (String) -> Void
    /// Adds a line, without its newline, to the learned pairs.
    package var saveLearned: (String) -> Void
    /// The files of all records.
    package var readRecords: RecordSource
    /// Deletes saved data, and returns the number of files.
    package var forget: (Saved) -> Int

    package init(
      now: @escaping () -> Int,
      waitingGame: @escaping () -> SavedGame?,
      saveGame: @escaping (SaveUpdate) -> Void,
      isGameSaved: @escaping () -> Bool,
      games: @escaping () -> [ListedGame],
      gameNames: @escaping () -> [String],
      saveNamedGame:
        @escaping (_ name: FilePath, _ file: [UInt8], _ replaces: Bool) -> Result<Bool, GamesProblem>,
      loadGame: @escaping (_ name: FilePath, _ leaving: Int) -> Result<SavedGame, GamesProblem>,
      takeUpGame: @escaping (_ number: Int, _ leaving: Int) -> GamesProblem?,
      forgetGame: @escaping (_ name: FilePath, _ isSure: Bool) -> Result<ListedGame, GamesProblem>,
      saveSetting: @escaping (_ name: String, _ value: String?) -> Void,
      saveRecord: @escaping (String) -> Void,
      saveBegun: @escaping (String) -> Void,
      saveLearned: @escaping (String) -> Void,
      readRecords: @escaping RecordSource,
      forget: @escaping (Saved) -> Int
    ) {
      self.now = now
      self.waitingGame = waitingGame
      self.saveGame = saveGame
      self.isGameSaved = isGameSaved
      self.games = games
      self.gameNames = gameNames
      self.saveNamedGame = saveNamedGame
      self.loadGame = loadGame
      self.takeUpGame = takeUpGame
      self.forgetGame = forgetGame
      self.saveSetting = saveSetting
      self.saveRecord = saveRecord
      self.saveBegun = saveBegun
      self.saveLearned = saveLearned
      self.readRecords = readRecords
      self.forget = forget
    }
  }
}

extension World {
  /// A world with nothing but a clock.
  package static func nothing(now: @escaping () -> Int) -> World {
    World(
      savedTunes: { _ in nil },
      saveTunes: { _, _ in },
      clearTunes: { 0 },
      fetchTunes: nil,
      askBot: { _, _, _ in .failure(.unknown) },
      tellBot: { _, _ in },
      readFile: { _ in .failure(.noFiles) },
      decks: .none,
      now: now,
      filesBeginning: { _ in [] },
      home: nil,
      record: nil,
      trace: nil,
      write: { _ in })
  }
}
