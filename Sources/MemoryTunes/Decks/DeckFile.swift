import Wording
import Text

/// A deck in a file that the player named.
package struct DeckFile {
  let path: FilePath
  /// Reads the whole of a file, or returns what the operating system says against it.
  let read: (_ path: FilePath) -> Result<[UInt8], SystemProblem>

  package init(path: FilePath, read: @escaping (FilePath) -> Result<[UInt8], SystemProblem>) {
    self.path = path
    self.read = read
  }

  /// The file at a path or, if there is none, the deck file in a deck folder that the path names.
  package init(
    named path: FilePath, in folders: DeckFolders,
    read: @escaping (FilePath) -> Result<[UInt8], SystemProblem>
  ) {
    let found = folders.find(path)
    self.init(path: found ?? path, read: found == nil ? read : folders.read)
  }

  /// The name of a deck in this file: the file's name without the folders, as it can be shown. A name that is
  /// too long for any file system is cut, so that a line of a recording can hold it.
  static func name(of path: FilePath) -> String {
    // The path is not split by characters: a combining mark after the slash belongs to the name.
    let name = path.shown.utf8.split(separator: UInt8(ascii: "/")).last
    return name.map { String(Substring($0).unicodeScalars.prefix(longestName)) } ?? "/"
  }

  private static let longestName = 1024
  private static let longestPath = 4096

  /// The path as messages show it.
  static func shown(_ path: FilePath) -> String {
    String(path.shown.unicodeScalars.prefix(longestPath))
  }

  /// The deck, named like the file without its folders.
  package func deck() throws(DeckFileProblem) -> Deck {
    let path = Self.shown(self.path)
    switch read(self.path) {
    case .failure(let problem):
      throw DeckFileProblem(path: path, trouble: .system(problem))
    case .success(let bytes):
      do {
        return try Deck(name: Self.name(of: self.path), file: bytes)
      } catch {
        throw DeckFileProblem(path: path, trouble: .deck(error))
      }
    }
  }
}

/// What is wrong with a file that has to be read or written.
package enum SystemProblem: Error, Equatable {
  case known(SystemError)
  /// Anything else, as the operating system says it.
  case other(String)

  /// Where there are no files at all.
  package static let noFiles = SystemProblem.known(.noFiles)
}

/// Why a deck file cannot be used.
package struct DeckFileProblem: Error, Equatable {
  /// The path as it can be shown.
  let path: String
  let trouble: DeckTrouble
  /// The deck of a folder that may have been meant, if there is no such file.
  var nearest: String?
}

/// What is wrong with a deck.
enum DeckTrouble: Error, Equatable {
  case system(SystemProblem)
  case deck(DeckProblem)
  /// The decks that are listed before it are too large.
  case notRead
  /// A recording has this in words.
  case told(String)
}
