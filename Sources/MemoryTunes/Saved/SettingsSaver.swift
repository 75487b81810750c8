/// Saves the settings that a player has changed. What an option says holds for its session only.
final class SettingsSaver {
  private let save: (_ setting: Setting, _ value: String?) -> Void
  /// The values with which the session began.
  private let initial: SettingValues
  private var before: SettingValues
  /// What the present line has chosen, whether that changes anything or not.
  private var chosen: Setting?

  init(_ values: SettingValues, save: @escaping (_ setting: Setting, _ value: String?) -> Void) {
    self.save = save
    (initial, before) = (values, values)
  }

  func observe(_ action: FeatureAction) {
    switch action {
    case .categories(.chosen): chosen = .category
    case .deal(.cardsChosen): chosen = .cards
    case .deal(.newGameRequested(_, .some)): chosen = .category
    case .settings(.chosen(let setting, _)): chosen = setting
    default: break
    }
  }

  /// Saves what a line that is finished has chosen.
  func save(_ state: borrowing AppState) {
    if state.isRefusal { chosen = nil }
    let now = state.settings
    defer { (before, chosen) = (now, nil) }
    guard chosen != nil || now != before else { return }
    for setting in Setting.allCases {
      let value = setting.value(now)
      if setting == chosen {
        save(setting, value)
      } else if value != setting.value(before) {
        // Undone: what an option said at the start is no choice of the player's.
        save(setting, value == setting.value(initial) ? nil : value)
      }
    }
  }
}
