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

  /// What happens when the row is picked.
  var action: AppAction {
    switch self {
    case .newGame: .game(.newGameAsked(pairs: nil))
    case .chooseCategory: .opened(.categories)
    }
  }
}
