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
  /// Takes text to where the player sees it; when it returns the text is there.
  package var write: ([UInt8]) -> Void

  package init(write: @escaping ([UInt8]) -> Void) {
    self.write = write
  }
}
