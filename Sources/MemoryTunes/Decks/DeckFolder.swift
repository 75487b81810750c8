import Text
import Wording

/// The folder in which the player's own decks are found by name, as functions.
package struct DeckFolder {
  /// The deck files in the order of the list, and how many others there are.
  package var files: () -> (files: [FilePath], others: Int)
  /// The deck with this name if `path` is not a file; nil if there is none.
  package var find: (_ path: FilePath) -> FilePath?
  /// Reads a deck file. Only regular files are read: a pipe or a device may be endless.
  package var read: (_ path: FilePath) -> Result<[UInt8], SystemFailure>

  package static var none: DeckFolder {
    DeckFolder(files: { ([], 0) }, find: { _ in nil }, read: { _ in .failure(.known(.noFiles)) })
  }

  /// The endings of deck files. A name without an ending finds the first of them.
  package static let endings = [".tsv", ".csv", ".m3u", ".m3u8", ".txt"]

  package static func isDeck(_ name: some Collection<UInt8>) -> Bool {
    name.first != UInt8(ascii: ".") && endings.contains { name.suffix($0.utf8.count).elementsEqual($0.utf8) }
  }

  /// The names of the decks, as typed. Bytes that are not UTF-8 become U+FFFD.
  package var names: [String] { files().files.map(\.name.text) }

  /// The deck nearest to an unknown name, without its ending.
  package func nearest(to path: FilePath) -> String? {
    // A file of the name itself may be a link to nothing.
    Word(Self.stem(path.text)).nearest(of: names.map(Self.stem).filter { $0 != path.text })
  }

  /// The name of a file without its ending.
  static func stem(_ name: String) -> String { name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name }
}

/// A row of the list of what can be dealt: the categories, the other built-in decks, the player's own.
struct DeckRow: Equatable, Sendable {
  let identity: DeckIdentity
  /// How many pairs it has, or why it cannot be used.
  let count: Result<Int, DeckFailure>
  /// How many of them are due.
  var due = 0
}

extension DeckRow {
  /// A row of the player's own decks.
  init(own name: String, count: Result<Int, DeckFailure>) {
    let favorites = DeckIdentity.favorites
    self.init(identity: name == favorites.name ? favorites : .own(name: name), count: count)
  }
}

/// The player's own decks that are found by name.
struct DeckList: Equatable, Sendable {
  var decks: [DeckRow] = []
  /// How many deck files are not listed.
  var others = 0
  /// The decks with pairs that are due, whether built in or not.
  var due: [DueDeck] = []
}

extension DeckList {
  /// Reads the files; any favorites come after them. After this many bytes, or when the player interrupts it,
  /// the rest is listed unread.
  init(
    _ folder: DeckFolder, favorites: Int = 0, mostBytes: Int = 256 << 20,
    isInterrupted: () -> Bool = { false }
  ) {
    let (files, others) = folder.files()
    var left = mostBytes
    var decks = files.map { file in
      let name = DeckFile.name(of: file)
      return DeckRow(
        own: name,
        count: Result { () throws(DeckFailure) in
          guard left > 0 else { throw .content(.notRead) }
          let bytes = try folder.read(file).mapError { DeckFailure.system($0) }.get()
          left -= bytes.count
          do throws(DeckFailure) {
            return try Deck(.file(name: name), file: bytes, isInterrupted: isInterrupted).count
          } catch {
            if error == .system(.known(.givenUp)) { left = 0 }
            throw error
          }
        })
    }
    if favorites > 0 { decks.append(DeckRow(identity: .favorites, count: .success(favorites))) }
    (self.decks, self.others) = (decks, others)
  }
}
