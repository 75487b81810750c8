import Text

/// The lines of a deck file.
struct DeckLines {
  private var rest: ArraySlice<UInt8>
  /// The number of the last line read, from 1.
  private(set) var number = 0

  init(_ file: [UInt8]) {
    rest = file.dropFirst(file.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
  }

  var isAtEnd: Bool { rest.isEmpty }

  func start(with mark: [UInt8]) -> Bool { rest.starts(with: mark) }

  mutating func next() -> ArraySlice<UInt8> {
    number += 1
    let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
    let line = rest[..<end]
    rest = rest[end...].dropFirst()
    return line.withoutReturn
  }

  /// The next line that is not blank and not a comment; nil at the end.
  mutating func nextWithTune() throws(DeckProblem) -> ArraySlice<UInt8>? {
    while !isAtEnd {
      let line = next()
      let isSkipped =
        line.first == UInt8(ascii: "#")
        || line.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      if !isSkipped { return line }
      try check(line)
    }
    return nil
  }

  /// A skipped line must also be UTF-8.
  func check(_ skipped: ArraySlice<UInt8>) throws(DeckProblem) {
    if skipped.count > DeckProblem.longestLine { throw DeckProblem(.lineTooLong, number) }
    if OutsideText.cleaned(skipped) == nil { throw DeckProblem(.notUTF8, number) }
  }
}
