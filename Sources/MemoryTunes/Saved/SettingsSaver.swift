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

  /// An action was performed, which has led to this state.
  func observe(_ action: AppAction, _ state: borrowing AppState) {
    switch action {
    case .categories(.chosen): chosen = .category
    case .deal(.cardsChosen): chosen = .cards
    case .deal(.newGameRequested(_, .some)): chosen = .category
    case .settings(.chosen(let setting, _)): chosen = setting
    case .lineFinished:
      if state.isRefusal { chosen = nil }
      finish(state.settings)
    default: break
    }
  }

  private func finish(_ now: SettingValues) {
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
