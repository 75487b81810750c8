/// The rows of the menu, in their order.
enum MenuRow: CaseIterable {
  case newGame
  case chooseCategory
  case settings
  case continueGame

  var title: String {
    switch self {
    case .newGame: "New Game"
    case .chooseCategory: "Choose Category"
    case .settings: "Settings"
    case .continueGame: "Continue Game"
    }
  }

  /// The command that does the same on every screen.
  var command: String {
    switch self {
    case .newGame: "play"
    case .chooseCategory: "categories"
    case .settings: "settings"
    case .continueGame: "game"
    }
  }

  /// The rows that the menu has at the moment.
  static func rows(isGameInPlay: Bool) -> [MenuRow] {
    allCases.filter { $0 != .continueGame || isGameInPlay }
  }

  /// The row whose title was typed, in any case. It need not be on the menu at the moment.
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
