/// The rows of the menu, in their order.
enum MenuRow: CaseIterable {
  case newGame
  case chooseCategory

  var title: String {
    switch self {
    case .newGame: "New Game"
    case .chooseCategory: "Choose Category"
    }
  }

  /// The row whose title was typed, in any case.
  init?(titled words: [Word]) {
    let row = Self.allCases.first { row in
      row.title.utf8.split(separator: UInt8(ascii: " ")).elementsEqual(words) { part, word in
        word.key.utf8.elementsEqual(part.map { $0 | 0x20 })
      }
    }
    guard let row else { return nil }
    self = row
  }
}
