import Text

/// Restores a typed line from its echo.
enum TypedLine {
  /// From the text after `> `, in which hidden characters are escaped.
  static func restored(echo: ArraySlice<UInt8>) -> [UInt8] {
    restored(unescaped(echo), mayBeCut: echo.suffix(cut.count).elementsEqual(cut))
  }

  /// From the command in JSON. `mayBeCut`: whether its answer may be that to a line that was too long.
  static func restored(command: String, mayBeCut: Bool) -> [UInt8] {
    restored(Array(command.utf8), mayBeCut: mayBeCut)
  }

  private static func restored(_ line: [UInt8], mayBeCut: Bool) -> [UInt8] {
    if mayBeCut, let long = tooLong(line) { return long }
    // One at the end of a line counts as part of a Windows line end.
    return line.last == UInt8(ascii: "\r") ? line + [UInt8(ascii: "\r")] : line
  }

  /// The text after `> ` in an echo. A typed backslash that would begin an escape becomes `\x5C`. `isCut`:
  /// whether `…` stands for the rest of a line that is too long; where it is typed, it becomes `\u{2026}`.
  static func shown(_ line: String, isCut: Bool = false) -> String {
    if !isCut, line.utf8.count <= Line.shownOfTooLong + cut.count, tooLong(Array(line.utf8)) != nil {
      return shown(String(line.unicodeScalars.dropLast()), isCut: true) + typedEllipsis
    }
    guard line.utf8.contains(backslash) else { return OutsideText.shown(line) }
    let bytes = Array(line.utf8)
    let shown = bytes.indices.flatMap { escape(bytes[$0...]) == nil ? [bytes[$0]] : Array("\\x5C".utf8) }
    return OutsideText.shown(String(decoding: shown, as: UTF8.self))
  }

  private static let backslash = UInt8(ascii: "\\")
  private static let cut = Array("…".utf8)
  private static let typedEllipsis = "\\u{2026}"

  /// Replaces each `\xHH` and `\u{HHHH}` by its character.
  static func unescaped(_ echo: ArraySlice<UInt8>) -> [UInt8] {
    guard echo.contains(backslash) else { return Array(echo) }
    var line: [UInt8] = []
    var rest = echo
    while let byte = rest.first {
      if byte == backslash, let (scalar, length) = escape(rest) {
        line.append(contentsOf: UTF8.encode(scalar)!)
        rest.removeFirst(length)
      } else {
        line.append(byte)
        rest.removeFirst()
      }
    }
    return line
  }

  /// The escaped character at the beginning of the bytes, and the length of its escape. Never a newline: no
  /// line contains one.
  private static func escape(_ bytes: ArraySlice<UInt8>) -> (Unicode.Scalar, length: Int)? {
    let digits: ArraySlice<UInt8>
    if bytes.starts(with: "\\x".utf8) {
      digits = bytes.dropFirst(2).prefix(2)
    } else if bytes.starts(with: "\\u{".utf8) {
      digits = bytes.dropFirst(3).prefix(6).prefix { $0 != UInt8(ascii: "}") }
    } else {
      return nil
    }
    guard let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
      let scalar = Unicode.Scalar(value), scalar != "\n"
    else { return nil }
    if scalar == "…" {
      return bytes.starts(with: typedEllipsis.utf8) ? (scalar, typedEllipsis.utf8.count) : nil
    }
    if scalar == "\\" { return bytes.starts(with: "\\x5C".utf8) ? (scalar, 4) : nil }
    guard OutsideText.isHidden(scalar) else { return nil }
    let shown = OutsideText.shown(String(scalar))
    return bytes.starts(with: shown.utf8) ? (scalar, shown.utf8.count) : nil
  }

  /// A line longer than the limit whose echo this is; nil if it is none.
  private static func tooLong(_ line: [UInt8]) -> [UInt8]? {
    let shown = line.dropLast(cut.count)
    guard line.suffix(cut.count).elementsEqual(cut),
      (Line.shownOfTooLong - 3...Line.shownOfTooLong).contains(shown.count)
    else { return nil }
    // A character of four bytes does not fit into the bytes that are left.
    return shown + Array(String(repeating: "🎵", count: Line.longest / 4).utf8)
  }
}
