import App
import Text

extension DeckFolder {
  /// The most files of a folder that are listed.
  private static let most = 200

  /// The folder of the player's own decks, if it may be read.
  static func own(_ folder: FilePath?) -> DeckFolder {
    guard let folder else { return .none }
    return DeckFolder(
      files: {
        let names = Files.names(in: folder, where: isDeck)
          .sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
        return (names.prefix(most).map(folder.appending), max(0, names.count - most))
      },
      find: { path in
        guard !path.bytes.contains(UInt8(ascii: "/")), FileIdentity(at: path) == nil else { return nil }
        return ([""] + endings).map { folder.appending(path + $0) }
          .first { isDeck($0.name.bytes) && FileIdentity(at: $0) != nil }
      },
      read: Files.regularDeck)
  }
}
