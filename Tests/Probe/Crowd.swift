import Flow

/// Work of subscribers whose cost must not depend on how many there are or have been (law 4).
enum Crowd {
  private static func counter() -> Store<Int, Int, Never> {
    Store(state: 0, reducer: { state, number in state = number })
  }

  /// Cancels all subscriptions of some stores, every other one first.
  static func end(stores count: Int, subscribers: Int) {
    let stores = (0..<count).map { _ in counter() }
    let subscriptions = stores.flatMap { store in (0..<subscribers).map { _ in store.subscribe { _ in } } }
    withExtendedLifetime(stores) {
      for start in [0, 1] {
        for index in stride(from: start, to: subscriptions.count, by: 2) { subscriptions[index].cancel() }
      }
    }
  }

  /// Calls a subscriber after others came and went during one call.
  static func call(times: Int, gone: Int) {
    let store = counter()
    let subscription = store.subscribe { [unowned store] number in
      guard number == 1 else { return }
      let guests = (0..<gone).map { _ in store.subscribe { _ in } }
      for guest in guests { guest.cancel() }
    }
    withExtendedLifetime(subscription) {
      for number in 1...times { store.dispatch(number) }
    }
  }
}
