import Wording

/// The rows of the menu, in order. A row keeps its number: the one that is not always there is the last.
enum MenuRow: CaseIterable {
  case newGame, chooseCategory, settings, gameOfTheDay, againstTheComputer, learnWords, continueGame

  func title(_ words: Wording) -> String { row.title(words) }

  /// The command that does the same on every screen.
  var command: String { row.command }

  private var row: (title: (Wording) -> String, command: String) {
    switch self {
    case .newGame: ({ $0.newGame }, "play")
    case .chooseCategory: ({ $0.chooseCategory }, "categories")
    case .settings: ({ $0.settings }, "settings")
    case .gameOfTheDay: ({ $0.gameOfTheDay }, "daily")
    case .againstTheComputer: ({ $0.againstTheComputer }, "against")
    case .learnWords: ({ $0.learnWords }, "practice")
    case .continueGame: ({ $0.continueGame }, "game")
    }
  }

  static func rows(isGameInPlay: Bool) -> [MenuRow] {
    allCases.filter { $0 != .continueGame || isGameInPlay }
  }

  /// The row whose title was typed, in any language and case, and the title in that language. The row need not
  /// be on the menu now.
  static func titled(_ words: [Word]) -> (row: MenuRow, title: String)? {
    titles[words.map(\.key).joined(separator: " ")]
  }

  /// The rows and their titles in all languages, by the titles in the form for look-ups.
  private static let titles: [String: (row: MenuRow, title: String)] = {
    var rows: [String: (row: MenuRow, title: String)] = [:]
    for language in Language.allCases {
      for row in allCases {
        let title = row.title(language.words)
        rows[Word(title).key] = (row, title)
      }
    }
    return rows
  }()
}
