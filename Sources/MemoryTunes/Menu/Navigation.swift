/// Going from screen to screen.
package enum NavigationAction: Equatable {
  case opened(Route)
  case wentBack
  /// Print this screen again.
  case showRequested
}

/// The results of going from screen to screen.
enum NavigationNotice: Notice {
  /// The screen is shown.
  case shown
  case nothingBeforeTheMenu

  var code: AnswerCode? {
    switch self {
    case .shown: nil
    case .nothingBeforeTheMenu: .atMenu
    }
  }

  var showsScreen: Bool { true }
  var tellsScreen: Bool { true }

  func message(_ context: AnswerContext) -> String? {
    switch self {
    case .shown: nil
    case .nothingBeforeTheMenu: context.words.nothingBeforeTheMenu(context.firstWord)
    }
  }
}

extension Path<Route> {
  /// The game can be opened only if there is one.
  mutating func reduce(_ action: NavigationAction, hasGame: Bool) -> Next {
    switch action {
    case .opened(.game) where !hasGame: return .answer(LineProblem.noGame)
    case .opened(let route): go(to: route)
    case .wentBack: if !goBack() { return .answer(NavigationNotice.nothingBeforeTheMenu) }
    case .showRequested: break
    }
    return .answer(NavigationNotice.shown)
  }
}
