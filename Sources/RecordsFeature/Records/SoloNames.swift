import MemoryCore

/// Finds out from players' names whether one person played alone. Most records repeat the same names, so each
/// text is examined once.
struct SoloNames {
  private var last: [UInt8] = []
  private var isLastOnePerson = false
  private var known: [[UInt8]: Bool] = [:]

  private static let mostKnown = 1000

  /// A line without this column was written when all games had one player.
  mutating func isOnePerson(_ names: Range<Int>?, of line: Span<UInt8>) -> Bool {
    guard let names else { return true }
    let bytes = line.extracting(names)
    if bytes.isEqual(to: last) { return isLastOnePerson }
    last = bytes.withUnsafeBufferPointer(Array.init)
    isLastOnePerson = known[last] ?? Self.isOnePerson(last)
    if known.count == Self.mostKnown { known = [:] }
    known[last] = isLastOnePerson
    return isLastOnePerson
  }

  private static func isOnePerson(_ names: [UInt8]) -> Bool {
    let names = names.split(separator: UInt8(ascii: " "))
    guard names.count == 1 else { return false }
    let player = try? Player(written: Word(String(decoding: names[0], as: UTF8.self)))
    return player?.isPerson ?? true
  }
}

extension Span<UInt8> {
  fileprivate func isEqual(to other: [UInt8]) -> Bool {
    guard count == other.count else { return false }
    for index in indices where self[index] != other[index] { return false }
    return true
  }
}
