import MemoryCore
import RecordsFeature

/// Saves the game on the table after every line, so that no answered line is lost, however the program ends.
///
/// A line of play appends a line to the game file, so it costs the same however long the game and however large
/// its board. Any other line replaces the file. The file is written before the answer is printed. It is not
/// forced to the disk: the end of the program loses nothing, but a power failure may.
final class GameSaver {
  private let save: (SaveUpdate) -> Void
  /// Whether there is a file to append to.
  private var hasFile: Bool
  /// The size of the file in bytes, now and when it was last replaced.
  private var size: Int
  private var firstSize: Int

  /// How many bytes a file may grow by undone moves before a shorter one replaces it.
  private static let growth = 1 << 20

  /// `size` is that of the file that led to the state; nil if there is none.
  init(size: Int?, save: @escaping (SaveUpdate) -> Void) {
    hasFile = size != nil
    (self.size, firstSize) = (size ?? 0, size ?? 0)
    self.save = save
  }

  /// Saves what a line has changed.
  func save(_ state: borrowing GameState, _ changes: Changes) {
    if changes.forgotGame { hasFile = false }
    if case .file(_, let size)? = changes.loaded { (hasFile, self.size, firstSize) = (true, size, size) }
    let words = changes.words(state)
    let isOther = changes.isOtherGameFile
    // Time alone does not bring back a file that was deleted.
    let isChanged = hasFile ? !words.isEmpty : words.contains { !$0.hasPrefix("played=") }
    guard isOther || isChanged else { return }
    if hasFile, !isOther, size < firstSize + Self.growth || changes.moves > 0 {
      append(words)
    } else {
      replace(GameFile.file(state, deck: state.deckOfFile))
    }
  }

  /// Saves how many seconds the game was played, before it is put away.
  func save(played: Int) {
    if hasFile { append(["played=\(played)"]) }
  }

  private func append(_ words: [String]) {
    var text = GameFileText()
    text.addLine(words)
    size += text.bytes.count
    save(size > GameFile.largest ? .tooLong : .more(text.bytes))
  }

  private func replace(_ file: [UInt8]) {
    (size, firstSize, hasFile) = (file.count, file.count, true)
    save(size > GameFile.largest ? .tooLong : .whole(file))
  }
}
