import Flow
import MemoryCore
import MenuFeature
import PlayFeature
import PreferencesFeature

/// The current screen, subscribed to its part of the state.
final class ShownScreen {
  /// A screen with its part of the state.
  enum Content {
    case menu(MenuScreen)
    case categories(CategoriesScreen)
    case settings(SettingsScreen)
    /// Without the board; otherwise every flip would copy it.
    case game(TableScreen.Standing?)
  }

  private(set) var content: Content?
  private var route: Subscription?
  private var screen: Subscription?

  init(_ store: Store<AppState, AppAction, Effect>) {
    route = store.subscribe(select: { $0.path.current }, skipRepeats: ==) { [weak self, weak store] route in
      guard let self, let store else { return }
      screen =
        switch route {
        case .menu: follow(store, { MenuScreen($0.game) }) { .menu($0) }
        case .categories: follow(store, { CategoriesScreen(chosen: $0.settings.category) }) { .categories($0) }
        case .settings:
          follow(store, { SettingsScreen(values: $0.settings, players: $0.game.next.players) }) {
            .settings($0)
          }
        case .game: follow(store, { $0.game.table.map { TableScreen.Standing($0) } }) { .game($0) }
        }
    }
  }

  private func follow<Part: Equatable>(
    _ store: Store<AppState, AppAction, Effect>, _ select: @escaping (borrowing AppState) -> Part,
    show: @escaping (Part) -> Content
  ) -> Subscription {
    store.subscribe(select: select, skipRepeats: ==) { [weak self] in self?.content = show($0) }
  }
}
