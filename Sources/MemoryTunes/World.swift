/// The world outside of the game, as functions: what the program really does, and what a test makes up.
package struct World {
  /// The tunes of a category that were kept: a deck file and its age in seconds.
  package var keptTunes: (Category) -> (file: [UInt8], age: Int)? = { _ in nil }
  /// Keeps a deck file for a category, where there is a place for it.
  package var keepTunes: (Category, [UInt8]) -> Void = { _, _ in }
  /// Forgets all tunes that were kept, and says how many files they were.
  package var clearTunes: () -> Int = { 0 }
  /// Gets a deck file for a category from the catalogue. Calls the function when that takes longer than a blink.
  package var fetchTunes: (Category, _ wait: () -> Void) -> Result<[UInt8], FetchProblem> = { _, _ in
    .failure(.noProgram)
  }
  /// Reads the whole of a file.
  package var readFile: (_ path: String) -> Result<[UInt8], SystemProblem> = { _ in
    .failure(SystemProblem(message: "there are no files here"))
  }
  /// The files and folders (these with a slash behind) whose paths begin like this.
  package var filesBeginning: (_ path: String) -> [String] = { _ in [] }
  /// Where things are kept; nil where nothing is.
  package var home: Home?
  /// Takes a line of a recording, which comes with its newline; nil where none is made.
  package var record: (([UInt8]) -> Void)?
  /// Takes a line that tells of an action; nil where nobody wants to know.
  package var trace: ((String) -> Void)?
  /// Takes text to where the player sees it; when it returns the text is there.
  package var write: ([UInt8]) -> Void

  package init(write: @escaping ([UInt8]) -> Void) {
    self.write = write
  }

  /// The place where things are kept.
  package struct Home {
    /// Seconds since 1970.
    package var now: () -> Int = { 0 }
    /// The script of the game that was left last and that nobody plays; nil for none.
    package var waitingGame: () -> [UInt8]? = { nil }
    /// What is called when that cannot be read.
    package var setGameAside: () -> Void = {}
    package var keepGame: (KeptGame) -> Void = { _ in }
    /// The category that is kept.
    package var keptCategory: () -> Category = { .pop }
    package var keepCategory: (Category) -> Void = { _ in }
    /// A line, without its newline, for the records of games that were finished and of those that were begun.
    package var keepRecord: (String) -> Void = { _ in }
    package var keepBegun: (String) -> Void = { _ in }
    /// The whole of these records.
    package var records: () -> RecordsFile = { RecordsFile(finished: [], begun: []) }
    /// Removes something, and says how many files that were.
    package var forget: (Kept) -> Int = { _ in 0 }

    package init() {}
  }
}
