import Wording

/// Going from screen to screen.
package enum NavigationAction: Equatable {
  case opened(Route)
  case wentBack
  /// Print this screen again.
  case showRequested
}

package let backCommand = Command<NavigationAction>(
  name: "back", synonyms: ["b"], availability: .beyondMenu, subject: .screens
) { _ in .wentBack }

package let showCommand = Command<NavigationAction>(
  name: "show", synonyms: ["s"], subject: .screens, consequence: .shows()
) { _ in .showRequested }

/// The command that goes to the screen with the same name.
package func openingCommand(
  _ route: Route, synonyms: [String] = [], availability: Availability = .always,
  subject: Subject = .screens
) -> Command<NavigationAction> {
  Command(name: route.rawValue, synonyms: synonyms, availability: availability, subject: subject) { _ in
    .opened(route)
  }
}

extension Path {
  /// The game can be opened only if there is one.
  package mutating func reduce(_ action: NavigationAction, hasGame: Bool) -> Next {
    switch action {
    case .opened(.game) where !hasGame: return .answer(LineProblem.noGame)
    case .opened(let route): go(to: route)
    case .wentBack:
      if !goBack() { return .refuse("at-menu") { $0.words.nothingBeforeTheMenu(word: $0.firstWord) } }
    case .showRequested: break
    }
    return .answer(ScreenShown())
  }
}

package struct ScreenShown: Answer {
  package let code = AnswerCode.done("shown")
  package let shows = Shown.place

  package init() {}

  package func message(_ context: AnswerContext) -> String? { nil }
}
