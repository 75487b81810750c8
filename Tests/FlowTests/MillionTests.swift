import Flow
import Testing

/// The number of actions that wait, and of those that each dispatch the next one, is unlimited (law 2).
/// `scripts/check flow` runs this.
@Suite(.enabled(if: isOptimized, "without optimization, a million actions take seconds"))
struct MillionTests {
  @Test
  func `a million actions, each dispatched by middleware, a subscriber or an effect`() {
    let million = 1_000_000
    let store = Store<Int, Int, Int>(
      state: 0,
      reducer: { state, number in
        state = number
        return number % 3 == 2 && number < million ? [number + 1] : []
      },
      middleware: [
        Middleware { store, number, next in
          if number % 3 == 1 { store.dispatch(number + 1) }
          next(number)
        }
      ],
      perform: { effect, store in store.dispatch(effect) })
    let subscription = store.subscribe { [unowned store] number in
      if number % 3 == 0 { store.dispatch(number + 1) }
    }
    withExtendedLifetime(subscription) {}
    #expect(store.state == million + 1)
  }
}

#if DEBUG
  private let isOptimized = false
#else
  private let isOptimized = true
#endif
