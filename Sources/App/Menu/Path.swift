/// The visited screens. A path begins at its first screen and contains no screen twice.
package struct Path: Equatable {
  /// Never empty.
  private var screens: [Route]

  package init(from first: Route) {
    screens = [first]
  }

  /// The current screen.
  package var current: Route { screens[screens.count - 1] }

  /// Goes back to the screen if the path contains it, otherwise forward to it.
  package mutating func go(to screen: Route) {
    if let index = screens.firstIndex(of: screen) {
      screens.removeSubrange((index + 1)...)
    } else {
      screens.append(screen)
    }
  }

  /// Goes back one screen. Returns false at the first one, without a change.
  mutating func goBack() -> Bool {
    guard screens.count > 1 else { return false }
    screens.removeLast()
    return true
  }
}
