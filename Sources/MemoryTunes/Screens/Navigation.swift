/// Going from screen to screen.
package enum NavigationAction: Equatable {
  case opened(Route)
  case wentBack
  /// Print this screen again.
  case showRequested
}

/// What going from screen to screen comes to.
enum NavigationNotice: Equatable {
  /// The screen is shown.
  case shown
  case nothingBeforeTheMenu
  case noGame

  var isRefusal: Bool { self != .shown }

  var code: AnswerCode? {
    switch self {
    case .shown: nil
    case .nothingBeforeTheMenu: .atMenu
    case .noGame: .noGame
    }
  }
}

extension Path<Route> {
  /// The game can be opened only if there is one.
  mutating func reduce(_ action: NavigationAction, hasGame: Bool) -> NavigationNotice {
    switch action {
    case .opened(.game) where !hasGame: return .noGame
    case .opened(let route): go(to: route)
    case .wentBack: if !goBack() { return .nothingBeforeTheMenu }
    case .showRequested: break
    }
    return .shown
  }
}
