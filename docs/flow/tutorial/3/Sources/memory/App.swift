enum Route { case menu, game, end }

struct App: Equatable {
  var route = Route.menu
  var game = Game()
}

enum AppAction {
  case opened(Route)
  case played
  case game(GameAction)

  /// What a line means on the screen where it is typed.
  init?(_ line: String, on route: Route) {
    switch (route, line, Int(line)) {
    case (_, "play", _): self = .played
    case (_, "menu", _): self = .opened(.menu)
    case (.game, _, let number?): self = .game(.flipped(number))
    default: return nil
    }
  }
}
