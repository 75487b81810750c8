import Text
import Wording

/// The folders in which decks are found by name, as functions.
package struct DeckFolders {
  /// The deck files in the order of the list, and how many others there are.
  package var files: () -> (files: [File], others: Int)
  /// Finds a deck by the first of these names that leads to one, if `path` is not a file; nil if there is none.
  package var find: (_ path: FilePath, _ names: [FilePath]) -> FilePath?
  /// Reads a deck file. Only regular files are read: a pipe or a device may be endless.
  package var read: (_ path: FilePath) -> Result<[UInt8], SystemProblem>

  package init(
    files: @escaping () -> (files: [File], others: Int),
    find: @escaping (_ path: FilePath, _ names: [FilePath]) -> FilePath?,
    read: @escaping (FilePath) -> Result<[UInt8], SystemProblem>
  ) {
    self.files = files
    self.find = find
    self.read = read
  }

  package struct File {
    let path: FilePath
    let origin: DeckOrigin

    fileprivate var name: DeckName { DeckName(file: path.name.text) }

    package init(path: FilePath, origin: DeckOrigin) {
      self.path = path
      self.origin = origin
    }
  }

  /// No folders.
  package static var none: DeckFolders {
    DeckFolders(
      files: { ([], 0) }, find: { _, _ in nil }, read: { _ in .failure(.noFiles) })
  }

  /// The file of a deck with this name; nil if there is none, or if `path` is a file. A deck with a file for
  /// each language has this one in the session's, or in the first other one.
  package func find(_ path: FilePath, in language: Language) -> FilePath? {
    let known = KnownDeck(Word(path.text)).map { FilePath($0.rawValue) }
    return find(
      path,
      ([path] + [known].compactMap(\.self)).flatMap { name in
        [name] + DeckName.languages(language).map { name + ".\($0.rawValue)" }
      })
  }

  /// The files for the list, and how many others there are: of a deck with a file for each language, the one
  /// that is found.
  func files(in language: Language) -> (files: [File], others: Int) {
    let (files, others) = files()
    let listed = files.filter { file in
      guard file.name.language != nil else { return true }
      let same = files.filter { $0.origin == file.origin && $0.name.stem == file.name.stem }
      return file.name.language
        == DeckName.languages(language).first { language in same.contains { $0.name.language == language } }
    }
    return (listed, others)
  }

  /// The names of the decks, as typed. Bytes that are not UTF-8 become U+FFFD.
  package func names(in language: Language) -> [String] {
    files(in: language).files.map { file in
      let name = file.path.name.text
      return KnownDeck(file: name)?.title(language.words) ?? (file.name.language == nil ? name : file.name.stem)
    }
  }

  /// The deck nearest to an unknown name, without its ending.
  package func nearest(to path: FilePath) -> String? {
    func stem(_ name: String) -> String { name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name }
    return Word(stem(path.text)).nearest(of: Language.allCases.flatMap(names).map(stem))
  }
}

/// The owner of a deck.
package enum DeckOrigin: String, CaseIterable, Sendable {
  /// The player's own.
  case own
  /// It came with the program.
  case program
}

/// A deck file in the list.
package struct ListedDeck: Equatable {
  /// The name of the file.
  package let name: String
  package let origin: DeckOrigin
  package let contents: Contents
  /// Its themes, or one without a name for the whole deck, if any pair is known.
  package var themes: [Theme]

  package init(name: String, origin: DeckOrigin, contents: Contents, themes: [Theme] = []) {
    (self.name, self.origin, self.contents, self.themes) = (name, origin, contents, themes)
  }

  /// The pairs with the same third column, and how many of them are known.
  package struct Theme: Equatable {
    package let name: String
    package let pairs: Int
    package let known: Int

    package init(name: String, pairs: Int, known: Int) {
      (self.name, self.pairs, self.known) = (name, pairs, known)
    }
  }

  package enum Contents: Equatable {
    case tunes(Int)
    /// Why the file cannot be used.
    case trouble(DeckTrouble)
  }

  /// How many tunes it has; nil if it cannot be used.
  package var count: Int? { if case .tunes(let count) = contents { count } else { nil } }
  /// Why the file cannot be used; nil if it can.
  package var trouble: DeckTrouble? { if case .trouble(let trouble) = contents { trouble } else { nil } }
}

/// The decks that are found by name.
package struct DeckList: Equatable {
  package let decks: [ListedDeck]
  /// How many deck files are not listed.
  package let others: Int

  package init(decks: [ListedDeck], others: Int) {
    (self.decks, self.others) = (decks, others)
  }
}

extension DeckList {
  /// Reads the files. After this many bytes, the rest is listed unread.
  package init(
    _ folders: DeckFolders, in language: Language = .english, mostBytes: Int = 256 << 20,
    known: KnownPairs = KnownPairs([])
  ) {
    let (files, others) = folders.files(in: language)
    var left = mostBytes
    let listed = files.map { file in
      let name = DeckFile.name(of: file.path)
      do throws(DeckTrouble) {
        let deck = try Self.deck(file, name: name, folders, &left)
        return ListedDeck(
          name: name, origin: file.origin, contents: .tunes(deck.count), themes: known.themes(of: deck))
      } catch {
        return ListedDeck(name: name, origin: file.origin, contents: .trouble(error))
      }
    }
    let favorites = ListedDeck(
      name: KnownDeck.favorites.fileName, origin: .own, contents: .tunes(known.favorites))
    decks = (known.favorites > 0 ? [favorites] : []) + listed
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
