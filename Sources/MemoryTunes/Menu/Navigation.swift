import Wording

let backCommand = Command(
  name: "back", synonyms: ["b"], availability: .beyondMenu, subject: .screens
) { _ in .act(.navigation(.wentBack)) }

let showCommand = Command(
  name: "show", synonyms: ["s"], subject: .screens, consequence: .shows()
) { _ in .act(.navigation(.showRequested)) }

/// The command that goes to the screen with the same name.
func openingCommand(
  _ route: Route, synonyms: [String] = [], availability: Availability = .always,
  subject: Subject = .screens
) -> Command {
  Command(name: route.rawValue, synonyms: synonyms, availability: availability, subject: subject) { _ in
    switch route {
    case .game: .inquire(.game)
    case .categories: .inquire(.decks)
    case .menu, .settings: .act(.navigation(.opened(route)))
    }
  }
}

struct ScreenShown: Presentable {
  let code = AnswerCode.done("shown")
  let shows = AnswerLayout.place
}

/// The visited screens. A path begins at the menu and contains no screen twice.
struct Path: Equatable, Sendable {
  private var screens = [Route.menu]

  var current: Route { screens[screens.count - 1] }

  /// Goes back to the screen if the path contains it, otherwise forward to it.
  mutating func go(to screen: Route) {
    if let index = screens.firstIndex(of: screen) {
      screens.removeSubrange((index + 1)...)
    } else {
      screens.append(screen)
    }
  }

  mutating func reduce(_ action: NavigationAction) -> Reduction {
    switch action {
    case .opened(let route): go(to: route)
    case .wentBack:
      if screens.count == 1 { return .refuse(.line(.atMenu)) }
      screens.removeLast()
    case .showRequested: break
    }
    return .say(.showed)
  }
}
