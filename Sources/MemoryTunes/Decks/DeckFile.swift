import Text
import Wording

/// Files that the player named.
enum DeckFile {
  /// The deck's name: the file's name without folders, printable, and cut if it is too long for any file
  /// system, so that it fits a line of a recording.
  static func name(of path: FilePath) -> String {
    // The name of a descriptor, as in `--deck <(command)`, says nothing.
    if [Array("/dev/fd/".utf8), Array("/proc/self/fd/".utf8)].contains(where: { path.bytes.starts(with: $0) }) {
      return "pipe"
    }
    // Split by bytes: a combining mark after the slash belongs to the name.
    let name = path.shown.utf8.split(separator: UInt8(ascii: "/")).last
    return name.map { String(Substring($0).unicodeScalars.prefix(longestName)) } ?? "/"
  }

  private static let longestName = 1024
  private static let longestPath = 4096

  /// The path as messages show it.
  static func shown(_ path: FilePath) -> String {
    String(path.shown.unicodeScalars.prefix(longestPath))
  }

  /// The deck in the file at a path or, if there is none, in the one with that name in the folder of decks, or
  /// the one there with that name and a theme after it.
  static func deck(
    named path: FilePath, in folder: DeckFolder, isInterrupted: () -> Bool = { false },
    read: (FilePath) -> Result<[UInt8], SystemFailure>
  ) throws(DeckFileFailure) -> Deck {
    let found = folder.find(path)
    let place = found ?? path
    let name = name(of: place)
    do throws(DeckFailure) {
      let bytes = try (found == nil ? read(place) : folder.read(place)).mapError { DeckFailure.system($0) }
        .get()
      return try Deck(
        found == nil ? .file(name: name) : .own(name: name), file: bytes, isInterrupted: isInterrupted)
    } catch {
      let isMissing = found == nil && error.isOfMissingFile
      if isMissing, let deck = withTheme(path.text, in: folder) { return deck }
      throw DeckFileFailure(path: shown(place), cause: error)
    }
  }

  /// The whole deck in the folder to which a name such as `german kitchen` refers.
  private static func withTheme(_ name: String, in folder: DeckFolder) -> Deck? {
    for (deck, _) in Deck.namesWithTheme(name) {
      guard let file = folder.find(FilePath(deck)), let bytes = try? folder.read(file).get(),
        let deck = try? Deck(.own(name: self.name(of: file)), file: bytes), deck.theme(inFull: name) != nil
      else { continue }
      return deck
    }
    return nil
  }
}

extension Deck {
  /// The deck that a command line names: a built-in one, a theme of one, or a file.
  package init(
    named path: FilePath, in folder: DeckFolder, _ language: Language,
    read: (FilePath) -> Result<[UInt8], SystemFailure>
  ) throws(DeckFileFailure) {
    let builtIn = DeckReference(path).builtIn(language)
    self =
      if let builtIn, builtIn.identity.category == nil { builtIn } else {
        try DeckFile.deck(named: path, in: folder, read: read)
      }
    theme = self.theme(inFull: path.text)?.theme ?? theme
  }
}
