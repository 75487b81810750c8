/// A deck in a file that the player names.
package struct DeckFile {
  let path: String
  /// Reads the whole of a file, or says why not in the operating system's words.
  let read: (_ path: String) -> Result<[UInt8], SystemProblem>

  package init(path: String, read: @escaping (String) -> Result<[UInt8], SystemProblem>) {
    self.path = path
    self.read = read
  }

  /// What a deck in that file is called: the name without the folders, as it can be shown.
  static func name(of path: String) -> String {
    String(OutsideText.shown(path).split(separator: "/").last ?? "/")
  }

  /// The deck, which is called like the file without its folders.
  package func deck() throws(DeckFileProblem) -> Deck {
    let path = OutsideText.shown(path)
    switch read(self.path) {
    case .failure(let problem):
      throw DeckFileProblem(path: path, cause: .system(problem))
    case .success(let bytes):
      do {
        return try Deck(name: Self.name(of: path), file: bytes)
      } catch {
        throw DeckFileProblem(path: path, cause: .deck(error))
      }
    }
  }
}

/// What the operating system says against a file.
package struct SystemProblem: Error, Equatable {
  package let message: String

  package init(message: String) {
    self.message = message
  }
}

/// Why a deck file cannot be played with.
package struct DeckFileProblem: Error, Equatable {
  /// As it can be shown.
  let path: String
  let cause: Cause

  enum Cause: Equatable {
    case system(SystemProblem)
    case deck(DeckProblem)
    /// A recording has the message.
    case given(String)
  }
}
