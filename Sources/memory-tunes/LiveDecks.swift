import MemoryCore
import Program
import Text

extension DeckFolders {
  /// The endings of deck files. A name without an ending finds the first of them.
  private static let endings = [".tsv", ".csv", ".m3u", ".m3u8", ".txt"]
  /// The most files of a folder that are listed.
  private static let most = 200

  /// The folder of the player's own decks, if it may be read, and that of the decks that came with the program.
  static func all(own: FilePath?) -> DeckFolders {
    // The program's folder is looked up only on the first request for a deck, which few sessions make.
    var folders: [(path: FilePath, origin: DeckOrigin)] {
      [(own, .own), (ProgramFolder.decks, .program)].compactMap { path, origin in path.map { ($0, origin) } }
    }
    return DeckFolders(
      files: {
        var others = 0
        let files = folders.flatMap { folder in
          let names = Files.names(in: folder.path, where: isDeck)
            .sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
          others += max(0, names.count - most)
          return names.prefix(most).map { File(path: folder.path.appending($0), origin: folder.origin) }
        }
        return (files, others)
      },
      find: { path, names in
        guard !path.bytes.contains(UInt8(ascii: "/")), FileIdentity(at: path) == nil else { return nil }
        let files = names.lazy.flatMap { name in
          folders.flatMap { folder in ([""] + endings).map { folder.path.appending(name + $0) } }
        }
        return files.first { isDeck($0.name.bytes) && FileIdentity(at: $0) != nil }
      },
      read: Files.regularDeck)
  }

  /// Whether a file is a deck by its name.
  private static func isDeck(_ name: some Collection<UInt8>) -> Bool {
    name.first != UInt8(ascii: ".") && endings.contains { name.suffix($0.utf8.count).elementsEqual($0.utf8) }
  }
}
