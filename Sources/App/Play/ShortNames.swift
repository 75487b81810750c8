import Text

/// Names of players in a narrow space, such as a card: cut, and with the number of the seat if they would then
/// look the same.
enum ShortNames {
  static func of(_ names: [String], width: Int) -> [String] {
    let cut = names.map { String(DisplayWidth.prefix(of: $0, width: width)) }
    return cut.indices.map { seat in
      if cut.count(where: { $0 == cut[seat] }) == 1 { return cut[seat] }
      let number = "\(seat + 1)"
      return DisplayWidth.prefix(of: cut[seat], width: max(0, width - number.utf8.count)) + number
    }
  }
}
