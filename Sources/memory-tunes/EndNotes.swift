import Program
import RecordsFeature
import Text

/// The lines that the end of a game adds to other files. Until these have them, they are noted at the end of
/// the game file, written at once with the last move. If the program is killed in between, the next start adds
/// what is missing.
///
/// There is no newline after them: readers take them for a line that was cut short, and pass over it.
struct EndNotes {
  private(set) var bytes: [UInt8] = []

  private static let kinds: [(kind: RecordKind, name: [UInt8])] = [
    (.finished, Array("record".utf8)), (.learned, Array("learned".utf8)),
  ]
  private static let tab = UInt8(ascii: "\t")
  /// Ends a note.
  private static let end: UInt8 = 0

  mutating func add(_ kind: RecordKind, _ line: String) {
    guard let name = Self.kinds.first(where: { $0.kind == kind })?.name else { return }
    bytes += name + [Self.tab] + line.utf8 + [Self.end]
  }

  /// The notes after the last complete line of a game file.
  static func read(_ tail: some Sequence<UInt8>) -> [(kind: RecordKind, line: [UInt8])] {
    // The last one may be cut short.
    Array(tail).split(separator: end, omittingEmptySubsequences: false).dropLast().compactMap { note in
      guard let tab = note.firstIndex(of: tab),
        let kind = kinds.first(where: { $0.name == Array(note[..<tab]) })
      else { return nil }
      return (kind.kind, Array(note[(tab + 1)...]))
    }
  }
}
