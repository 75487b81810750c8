enum Route { case menu, categories, game, end }

struct App: Equatable {
  var route = Route.menu
  var categories = Categories()
  var game = Game()
}

enum AppAction {
  case opened(Route)
  case played
  case categories(CategoriesAction)
  case game(GameAction)

  /// What a line means on the screen where it is typed.
  init?(_ line: String, on route: Route) {
    switch (route, line, Category(rawValue: line), Int(line)) {
    case (_, "play", _, _): self = .played
    case (_, "menu", _, _): self = .opened(.menu)
    case (.menu, "categories", _, _): self = .opened(.categories)
    case (.categories, _, let category?, _): self = .categories(.chosen(category))
    case (.game, _, _, let number?): self = .game(.flipped(number))
    default: return nil
    }
  }
}
