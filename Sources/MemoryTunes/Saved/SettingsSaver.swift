import MemoryCore
import PlayFeature
import MenuFeature
import PreferencesFeature

/// Saves the settings that a player has changed. Options apply to their session only.
final class SettingsSaver {
  private let save: (_ setting: Setting, _ value: String?) -> Void
  /// The values at the start of the session.
  private let initial: SettingValues
  private var before: SettingValues
  /// The setting chosen by the current line, even without a change.
  private var chosen: Setting?
  /// The setting that is chosen if the player says yes.
  private var asked: Setting?

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
    case .confirmation(.confirmed): chosen = asked
    default: break
    }
  }

  /// Saves the choice of a finished line.
  func save(_ state: borrowing AppState) {
    if state.isRefusal { chosen = nil }
    asked = state.confirmation.open == nil ? nil : chosen.take()
    let now = state.settings
    defer { (before, chosen) = (now, nil) }
    if let chosen { return save(chosen, chosen.value(now)) }
    guard now != before else { return }
    for setting in Setting.allCases {
      let value = setting.value(now)
      guard value != setting.value(before) else { continue }
      // Undone: an option at the start is not a choice of the player.
      save(setting, value == setting.value(initial) ? nil : value)
    }
  }
}
