/// A screen that one can be on.
enum Route: String, Equatable, CaseIterable {
  case menu
  case categories
  case game
}

/// The screens gone through: it begins at the menu and holds no screen twice.
struct Path: Equatable {
  private var routes = [Route.menu]

  /// The screen that is shown.
  var current: Route { routes[routes.count - 1] }

  /// Goes back to the screen where the path holds it already, else on to it.
  mutating func go(to route: Route) {
    if let place = routes.firstIndex(of: route) {
      routes.removeSubrange((place + 1)...)
    } else {
      routes.append(route)
    }
  }

  /// Goes back one screen; false at the menu, before which there is none.
  mutating func goBack() -> Bool {
    guard routes.count > 1 else { return false }
    routes.removeLast()
    return true
  }
}
