/// A screen that one can be on.
package enum Route: String, Equatable {
  case menu
  case categories
  case game
}

/// The screens gone through: it begins at the menu and holds no screen twice.
struct Path: Equatable {
  /// The screens after the menu. There are two others, so there are no more.
  private var second: Route?
  private var third: Route?

  /// The screen that is shown.
  var current: Route { third ?? second ?? .menu }

  /// Goes back to the screen where the path holds it already, else on to it.
  mutating func go(to route: Route) {
    if route == .menu {
      (second, third) = (nil, nil)
    } else if second == nil || second == route {
      (second, third) = (route, nil)
    } else {
      third = route
    }
  }

  /// Goes back one screen; false at the menu, before which there is none.
  mutating func goBack() -> Bool {
    if third != nil {
      third = nil
    } else if second != nil {
      second = nil
    } else {
      return false
    }
    return true
  }
}
