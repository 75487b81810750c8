import Flow

/// Shows the screen of the current route, and no other.
final class Screens {
  private var route: Subscription?
  private var screen: Subscription?

  init(_ store: AppStore) {
    route = store.subscribe(select: { $0.route }, skipRepeats: ==) { [weak self, weak store] route in
      self?.screen =
        switch route {
        case .menu:
          store?.subscribe(select: { $0.route }, skipRepeats: ==) { _ in print("Type play or categories.") }
        case .categories: store?.subscribe(select: { $0.categories }, skipRepeats: ==) { print($0.list) }
        case .game: store?.subscribe(select: { $0.game }, skipRepeats: ==) { print($0.board) }
        case .failure:
          store?.subscribe(select: { $0.route }, skipRepeats: ==) { _ in print("No tunes. Type play or menu.") }
        case .end:
          store?.subscribe(select: { $0.game }, skipRepeats: ==) { print($0.board, "Type play or menu.") }
        }
    }
  }
}
