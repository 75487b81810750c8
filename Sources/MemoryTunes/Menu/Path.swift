/// The screens gone through. A path begins at its first screen and holds no screen twice.
///
/// It is generic so that a test can prove it for any number of screens.
struct Path<Screen: Equatable>: Equatable {
  /// Never empty.
  private var screens: [Screen]

  init(from first: Screen) {
    screens = [first]
  }

  /// The screen that is shown.
  var current: Screen { screens[screens.count - 1] }

  /// Goes back to the screen if the path holds it, else on to it.
  mutating func go(to screen: Screen) {
    if let index = screens.firstIndex(of: screen) {
      screens.removeSubrange((index + 1)...)
    } else {
      screens.append(screen)
    }
  }

  /// Goes back one screen. False at the first one, where nothing changes.
  mutating func goBack() -> Bool {
    guard screens.count > 1 else { return false }
    screens.removeLast()
    return true
  }
}
