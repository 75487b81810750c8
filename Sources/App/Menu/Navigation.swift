import Wording

/// Going from screen to screen.
package enum NavigationAction: Equatable {
  case opened(Route)
  case wentBack
  /// Print this screen again.
  case showRequested
}

/// The results of going from screen to screen.
package enum NavigationNotice: Answer, Equatable {
  /// The screen is shown.
  case shown
  case nothingBeforeTheMenu

  package var code: AnswerCode {
    switch self {
    case .shown: .done(.shown)
    case .nothingBeforeTheMenu: .refused(.atMenu)
    }
  }

  package var shows: Shown { .place }

  package func message(_ context: AnswerContext) -> String? {
    switch self {
    case .shown: nil
    case .nothingBeforeTheMenu: context.words.nothingBeforeTheMenu(word: context.firstWord)
    }
  }
}

extension Path {
  /// The game can be opened only if there is one.
  package mutating func reduce(_ action: NavigationAction, hasGame: Bool) -> Next {
    switch action {
    case .opened(.game) where !hasGame: return .answer(LineProblem.noGame)
    case .opened(let route): go(to: route)
    case .wentBack: if !goBack() { return .answer(NavigationNotice.nothingBeforeTheMenu) }
    case .showRequested: break
    }
    return .answer(NavigationNotice.shown)
  }
}
