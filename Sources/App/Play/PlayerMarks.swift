import Text

/// Letters for players on cards that have no space for their names: initials or, unless these are different
/// letters of one column, A, B, C.
enum PlayerMarks {
  static func of(_ names: [String]) -> [String] {
    let initials = names.map { $0.prefix(1).uppercased() }
    let areClear =
      Set(initials).count == names.count
      && initials.allSatisfy { DisplayWidth.of($0) == 1 && $0.first?.isLetter == true }
    return areClear ? initials : names.indices.map { String(UnicodeScalar(UInt8(ascii: "A") + UInt8($0))) }
  }
}
