import Wording

/// The rows of the menu, in order.
package enum MenuRow: CaseIterable {
  case newGame, chooseCategory, settings, continueGame, gameOfTheDay, againstTheComputer, learnWords

  func title(_ words: Wording) -> String { row.title(words) }

  /// The command that does the same on every screen.
  package var command: String { row.command }

  private var row: (title: (Wording) -> String, command: String) {
    switch self {
    case .newGame: ({ $0.newGame }, "play")
    case .chooseCategory: ({ $0.chooseCategory }, "categories")
    case .settings: ({ $0.settings }, "settings")
    case .continueGame: ({ $0.continueGame }, "game")
    case .gameOfTheDay: ({ $0.gameOfTheDay }, "daily")
    case .againstTheComputer: ({ $0.againstTheComputer }, "against")
    case .learnWords: ({ $0.learnWords }, "practice")
    }
  }

  /// The current rows of the menu.
  package static func rows(isGameInPlay: Bool) -> [MenuRow] {
    allCases.filter { $0 != .continueGame || isGameInPlay }
  }
}

/// A row of the menu whose title was typed, in any language and case. It need not be on the menu now.
package struct TypedMenuRow {
  package let row: MenuRow
  /// The title in the language in which it was typed.
  package let title: String

  package init?(_ words: [Word]) {
    guard words.count <= Self.longest, let typed = Self.all[words.map(\.key)] else { return nil }
    self = typed
  }

  private init(_ row: MenuRow, _ title: String) {
    (self.row, self.title) = (row, title)
  }

  /// The most words of a title.
  private static let longest = 4

  /// The rows in all languages, by the words of their titles.
  private static let all: [[String]: TypedMenuRow] = {
    var rows: [[String]: TypedMenuRow] = [:]
    for language in Language.allCases {
      for row in MenuRow.allCases {
        let title = row.title(language.words)
        rows[title.split(separator: " ").map { Word(String($0)).key }] = TypedMenuRow(row, title)
      }
    }
    return rows
  }()
}
