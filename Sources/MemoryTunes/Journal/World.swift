import MemoryGame
import Text

/// The world outside the game, as functions: what the program really does, or what a test makes up.
///
/// No function has a default, so that a world that leaves a question open does not compile.
package struct World {
  /// The tunes of a category that were kept: a deck file and its age in seconds.
  package var savedTunes: (Category) -> (file: [UInt8], age: Int)?
  /// Keeps a deck file for a category, where there is a place for it.
  package var saveTunes: (Category, [UInt8]) -> Void
  /// Forgets all tunes that were kept, and says how many files they were.
  package var clearTunes: () -> Int
  /// Gets a deck file for a category from the catalogue. Calls the function when that takes longer than a
  /// blink, and then after every second, with the seconds that have passed.
  package var fetchTunes: (Category, _ wait: (_ seconds: Int) -> Void) -> Result<[UInt8], FetchProblem>
  /// Asks a bot for its move. Calls the function when that takes longer than a blink, and then after every
  /// second.
  package var askBot:
    (_ name: String, BotQuestion, _ wait: (_ seconds: Int) -> Void) -> Result<Choice, BotProblem>
  /// Reads the whole of a file.
  package var readFile: (_ path: FilePath) -> Result<[UInt8], SystemProblem>
  /// Where decks are found by their names.
  package var decks: DeckFolders
  /// Seconds since 1970.
  package var now: () -> Int
  /// The files and folders (these with a slash behind) whose paths begin like this.
  package var filesBeginning: (_ path: String) -> [String]
  /// Where things are kept; nil where nothing is.
  package var home: Home?
  /// Takes a line of a recording, which comes with its newline; nil where none is made.
  package var record: (([UInt8]) -> Void)?
  /// Takes a line about an action, and one about the state, which is printed if the program crashes; nil if no
  /// trace is written.
  package var trace: ((_ line: String, _ state: String) -> Void)?
  /// Takes text to where the player sees it; when it returns the text is there.
  package var write: ([UInt8]) -> Void

  package init(
    savedTunes: @escaping (Category) -> (file: [UInt8], age: Int)?,
    saveTunes: @escaping (Category, [UInt8]) -> Void,
    clearTunes: @escaping () -> Int,
    fetchTunes: @escaping (Category, _ wait: (_ seconds: Int) -> Void) -> Result<[UInt8], FetchProblem>,
    askBot:
      @escaping (_ name: String, BotQuestion, _ wait: (_ seconds: Int) -> Void)
      -> Result<Choice, BotProblem>,
    readFile: @escaping (_ path: FilePath) -> Result<[UInt8], SystemProblem>,
    decks: DeckFolders,
    now: @escaping () -> Int,
    filesBeginning: @escaping (_ path: String) -> [String],
    home: Home?,
    record: (([UInt8]) -> Void)?,
    trace: ((_ line: String, _ state: String) -> Void)?,
    write: @escaping ([UInt8]) -> Void
  ) {
    self.savedTunes = savedTunes
    self.saveTunes = saveTunes
    self.clearTunes = clearTunes
    self.fetchTunes = fetchTunes
    self.askBot = askBot
    self.readFile = readFile
    self.decks = decks
    self.now = now
    self.filesBeginning = filesBeginning
    self.home = home
    self.record = record
    self.trace = trace
    self.write = write
  }

  /// The place where things are kept.
  package struct Home {
    /// Seconds since 1970.
    package var now: () -> Int
    /// The game that was left last and that nobody plays; nil for none.
    package var waitingGame: () -> SavedGame?
    package var saveGame: (SaveUpdate) -> Void
    /// Whether all of the game on the table is saved.
    package var isGameSaved: () -> Bool
    /// The games that wait, and those that were saved by name, the latest first.
    package var games: () -> [ListedGame]
    /// Saves a game file under a name.
    package var saveNamedGame: (_ name: FilePath, _ file: [UInt8]) -> GamesProblem?
    /// The game file that has this name, or this number in `games`. It is that of the game on the table from
    /// now on, unless it was saved by name.
    package var loadGame: (_ name: FilePath) -> Result<[UInt8], GamesProblem>
    /// Keeps the value of a setting; nil for the one that was kept when the session began, if there was one.
    package var saveSetting: (_ name: String, _ value: String?) -> Void
    /// A line, without its newline, for the records of games that were finished and of those that were begun.
    package var saveRecord: (String) -> Void
    package var saveBegun: (String) -> Void
    /// A line, without its newline, for what was learned.
    package var saveLearned: (String) -> Void
    /// Hands on all that was learned.
    package var readLearned: (LearnedReader) -> Void
    /// Hands all of these records to what gathers an answer from them.
    package var readRecords: (RecordsReader) -> Void
    /// Hands on what was added to the records of finished games since the last time, or all of them.
    package var followRecords: (RecordsFollower) -> Void
    /// Removes something, and says how many files that were.
    package var forget: (Saved) -> Int

    package init(
      now: @escaping () -> Int,
      waitingGame: @escaping () -> SavedGame?,
      saveGame: @escaping (SaveUpdate) -> Void,
      isGameSaved: @escaping () -> Bool,
      games: @escaping () -> [ListedGame],
      saveNamedGame: @escaping (_ name: FilePath, _ file: [UInt8]) -> GamesProblem?,
      loadGame: @escaping (_ name: FilePath) -> Result<[UInt8], GamesProblem>,
      saveSetting: @escaping (_ name: String, _ value: String?) -> Void,
      saveRecord: @escaping (String) -> Void,
      saveBegun: @escaping (String) -> Void,
      saveLearned: @escaping (String) -> Void,
      readLearned: @escaping (LearnedReader) -> Void,
      readRecords: @escaping (RecordsReader) -> Void,
      followRecords: @escaping (RecordsFollower) -> Void,
      forget: @escaping (Saved) -> Int
    ) {
      self.now = now
      self.waitingGame = waitingGame
      self.saveGame = saveGame
      self.isGameSaved = isGameSaved
      self.games = games
      self.saveNamedGame = saveNamedGame
      self.loadGame = loadGame
      self.saveSetting = saveSetting
      self.saveRecord = saveRecord
      self.saveBegun = saveBegun
      self.saveLearned = saveLearned
      self.readLearned = readLearned
      self.readRecords = readRecords
      self.followRecords = followRecords
      self.forget = forget
    }
  }
}

extension World {
  /// A world in which there is nothing but a clock.
  package static func nothing(now: @escaping () -> Int) -> World {
    World(
      savedTunes: { _ in nil },
      saveTunes: { _, _ in },
      clearTunes: { 0 },
      fetchTunes: { _, _ in .failure(.noProgram) },
      askBot: { _, _, _ in .failure(.unknown) },
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
