/// The script of a game that is kept, which shows whether it is as it was written.
///
/// Its first line names its version. Whatever is kept at once is a piece that ends with a line with a number
/// sign and the check sum of all that is before. What stands behind the last of these was cut short, and never
/// answered. So a changed letter is noticed, and the end of the program at any moment loses nothing.
///
/// Version 1 had no check sums: all whole lines of such a script count. Version 2 had no lines about split
/// cards.
package struct SavedScript {
  /// All that counts.
  package private(set) var bytes: ArraySlice<UInt8>
  /// The sum of that.
  private(set) var sum = CheckSum()
  /// Whether it was begun by an earlier version.
  let isOld: Bool

  /// Why a file is no such script.
  package enum Problem: Error, Equatable {
    case damaged
    /// It is of a version that this program does not know.
    case later
  }

  static let header = "# memory-tunes, a game that is kept, version "
  private static let version = 3
  private static let newline = UInt8(ascii: "\n")
  /// The length of a line with a check sum, its newline included.
  private static let checkLength = 11

  /// Reads a file. `isLine` tells whether a line is one that a script can have.
  package init(
    reading file: [UInt8], isLine: (_ line: ArraySlice<UInt8>) -> Bool
  ) throws(Problem) {
    guard let end = file.firstIndex(of: Self.newline), let version = Self.version(of: file[..<end]) else {
      throw .damaged
    }
    if version > Self.version { throw .later }
    isOld = version < Self.version
    let isUnchecked = version < 2
    bytes = file[...end]
    var sumOfLines = CheckSum()
    sumOfLines.add(bytes.span)
    if isUnchecked { sum = sumOfLines }
    var rest = file[(end + 1)...]
    var isChecked = false
    while let end = rest.firstIndex(of: Self.newline) {
      let line = rest[...end]
      rest = rest[(end + 1)...]
      if let digits = Self.check(in: line) {
        guard digits.elementsEqual(sumOfLines.digits) else { throw .damaged }
        isChecked = true
      } else if line.first == UInt8(ascii: "#"), isChecked || !isUnchecked {
        throw .damaged
      }
      sumOfLines.add(line.span)
      if isChecked ? Self.check(in: line) != nil : isUnchecked {
        (bytes, sum) = (file[..<rest.startIndex], sumOfLines)
      }
    }
    guard isChecked || isUnchecked else { throw .damaged }
    if !Self.isCutShort(file[bytes.endIndex...], isLine) { throw .damaged }
  }

  /// Whether this is the beginning of a piece: a line that has become none is a sign of damage.
  private static func isCutShort(
    _ piece: ArraySlice<UInt8>, _ isLine: (_ line: ArraySlice<UInt8>) -> Bool
  ) -> Bool {
    var rest = piece
    while let end = rest.firstIndex(of: newline) {
      guard check(in: rest[...end].suffix(checkLength)) == nil, isLine(rest[..<end]) else { return false }
      rest = rest[(end + 1)...]
    }
    return rest.first != UInt8(ascii: "#") || rest.count < checkLength
  }

  /// The digits of a line that has a check sum and nothing else.
  private static func check(in line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard line.count == checkLength, line.starts(with: "# ".utf8) else { return nil }
    let digits = line.dropFirst(2).dropLast()
    return digits.allSatisfy(isHexadecimal) ? digits : nil
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): true
    default: false
    }
  }

  private static func version(of line: ArraySlice<UInt8>) -> Int? {
    guard line.starts(with: header.utf8) else { return nil }
    let version = Word(String(decoding: line.dropFirst(header.utf8.count), as: UTF8.self)).count
    return version.flatMap { $0 > 0 ? $0 : nil }
  }
}

extension SavedScript {
  /// Writes a script piece by piece.
  struct Writer {
    private var sum: CheckSum
    /// How much has been written.
    private(set) var size: Int

    /// Goes on with a script, or begins where there is none.
    init(after script: SavedScript?) {
      sum = script?.sum ?? CheckSum()
      size = script?.bytes.count ?? 0
    }

    /// A piece that stands for a whole script.
    mutating func begin(_ lines: [UInt8]) -> [UInt8] {
      (sum, size) = (CheckSum(), 0)
      return more(Array((SavedScript.header + "\(SavedScript.version)\n").utf8) + lines)
    }

    /// A piece that comes behind what was written.
    mutating func more(_ lines: [UInt8]) -> [UInt8] {
      sum.add(lines.span)
      let check = [UInt8(ascii: "#"), UInt8(ascii: " ")] + sum.digits + [SavedScript.newline]
      sum.add(check.span)
      size += lines.count + check.count
      return lines + check
    }
  }
}
