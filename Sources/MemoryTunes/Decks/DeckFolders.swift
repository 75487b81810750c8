import Text

/// The folders in which decks are found by their names, as functions.
package struct DeckFolders {
  /// The deck files in the order in which they are listed, and how many there are besides.
  package var files: () -> (files: [File], others: Int)
  /// The deck file that a path names which leads to no file; nil if it names none.
  package var find: (_ path: FilePath) -> FilePath?
  /// Reads a deck file. What is no regular file is not read: a pipe or a device may have no end.
  package var read: (_ path: FilePath) -> Result<[UInt8], SystemProblem>

  package init(
    files: @escaping () -> (files: [File], others: Int), find: @escaping (FilePath) -> FilePath?,
    read: @escaping (FilePath) -> Result<[UInt8], SystemProblem>
  ) {
    self.files = files
    self.find = find
    self.read = read
  }

  package struct File {
    let path: FilePath
    let origin: DeckOrigin

    package init(path: FilePath, origin: DeckOrigin) {
      self.path = path
      self.origin = origin
    }
  }

  /// There are no folders.
  package static var none: DeckFolders {
    DeckFolders(
      files: { ([], 0) }, find: { _ in nil }, read: { _ in .failure(.noFiles) })
  }

  /// The names of the deck files as they are typed. What is not UTF-8 in them is U+FFFD.
  var names: [String] { files().files.map(\.path.name.text) }

  /// The deck that may have been meant by a name that is none, without its ending.
  func nearest(to path: FilePath) -> String? {
    func stem(_ name: String) -> String { name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name }
    return Word(stem(path.text)).nearest(of: names.map(stem))
  }
}

/// Whose deck it is.
package enum DeckOrigin: String, CaseIterable, Sendable {
  /// The player's own.
  case own
  /// It came with the program.
  case program
}

/// A deck file as it is listed.
package struct ListedDeck: Equatable {
  /// The name of the file.
  let name: String
  let origin: DeckOrigin
  let contents: Contents
  /// Its themes, or one without a name for the whole deck, if something of it is known.
  var themes: [Theme] = []

  /// The pairs with the same third column, and how many of them are known.
  struct Theme: Equatable {
    let name: String
    let pairs: Int
    let known: Int
  }

  enum Contents: Equatable {
    case tunes(Int)
    /// Why the file cannot be used.
    case trouble(DeckTrouble)
  }

  /// How many tunes it has; nil if it cannot be used.
  var count: Int? { if case .tunes(let count) = contents { count } else { nil } }
  /// Why the file cannot be used; nil if it can.
  var trouble: DeckTrouble? { if case .trouble(let trouble) = contents { trouble } else { nil } }
}

/// The decks that are found by their names.
package struct DeckList: Equatable {
  let decks: [ListedDeck]
  /// How many deck files are not listed.
  let others: Int
}

extension DeckList {
  /// Reads the files. After so many bytes the rest is listed unread.
  init(
    _ folders: DeckFolders, mostBytes: Int = 256 << 20, themes: (Deck) -> [ListedDeck.Theme] = { _ in [] }
  ) {
    let (files, others) = folders.files()
    var left = mostBytes
    decks = files.map { file in
      let name = DeckFile.name(of: file.path)
      do throws(DeckTrouble) {
        let deck = try Self.deck(file, name: name, folders, &left)
        return ListedDeck(name: name, origin: file.origin, contents: .tunes(deck.count), themes: themes(deck))
      } catch {
        return ListedDeck(name: name, origin: file.origin, contents: .trouble(error))
      }
    }
    self.others = others
  }

  private static func deck(
    _ file: DeckFolders.File, name: String, _ folders: DeckFolders, _ left: inout Int
  ) throws(DeckTrouble) -> Deck {
    guard left > 0 else { throw .notRead }
    switch folders.read(file.path) {
    case .failure(let problem):
      throw .system(problem)
    case .success(let bytes):
      left -= bytes.count
      do throws(DeckProblem) {
        return try Deck(name: name, file: bytes)
      } catch {
        throw .deck(error)
      }
    }
  }
}
