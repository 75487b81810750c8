import MemoryTunes
import Text

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension DeckFolders {
  private static let suffix = Array(".tsv".utf8)
  /// How many files of a folder are listed.
  private static let most = 200

  /// The folder of the player's own decks, if it may be read, and that of the decks that came with the program.
  static func all(own: FilePath?) -> DeckFolders {
    // The program's folder is looked up only when a deck is asked for, which few sessions do.
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
      find: { path in
        guard !path.bytes.contains(UInt8(ascii: "/")), FileIdentity(at: path) == nil else { return nil }
        let name = isDeck(path.bytes) ? path : path + ".tsv"
        guard isDeck(name.bytes) else { return nil }
        return folders.map { $0.path.appending(name) }.first { FileIdentity(at: $0) != nil }
      },
      read: Files.regularDeck)
  }

  /// Whether a file is a deck by its name.
  private static func isDeck(_ name: some Collection<UInt8>) -> Bool {
    name.count > suffix.count && name.first != UInt8(ascii: ".")
      && name.dropFirst(name.count - suffix.count).elementsEqual(suffix)
  }
}
