/// Deck files whose titles are hard to write, compare and draw.
enum OddDeck {
  private static let pieces = [
    "One", "#", "\u{301}", "\u{301}e", "é", "e\u{301}", "漢字", "\u{202E}x", "\u{200D}", "S,\"tunes\":{}",
    "\\", "'", "pass", "a b", " ", "\u{1F469}\u{200D}\u{1F4BB}", "Ω", "\u{2028}", "ﷺ",
    String(repeating: "x", count: 90),
  ]

  /// The file with a number: equal numbers give equal files.
  static func file(_ number: UInt8) -> [UInt8] {
    var text = number % 7 == 0 ? "\u{FEFF}# a deck\r\n" : ""
    for row in 0...Int(number % 6) {
      let title = piece(Int(number) + row) + (row % 2 == 0 ? "" : piece(Int(number) * row))
      text += " \(title)\(row % 3 == 0 ? "" : String(row))\t\(piece(Int(number) + row * 3))\(row)"
      text += row % 2 == 0 ? "\n" : "\r\n"
    }
    return Array(text.utf8)
  }

  private static func piece(_ number: Int) -> String { pieces[number % pieces.count] }
}
