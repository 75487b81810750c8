import Flow
import Testing

/// The number of actions that wait, and of those that each dispatch the next one, is unlimited (law 2).
/// `scripts/check flow` runs these.
@Suite(.enabled(if: isOptimized, "without optimization, a million actions take seconds"))
struct MillionTests {
  private let million = 1_000_000

  @Test func `a million actions, each dispatched by a subscriber of the previous one`() {
    let dial = Dial()
    let subscription = dial.subscribe { [unowned dial, million] number in
      if number < million { dial.dispatch(number + 1) }
    }
    withExtendedLifetime(subscription) {}
    #expect(dial.state == million)
  }

  @Test func `a million actions, each dispatched by middleware`() {
    let dial = Dial(
      state: 0,
      reducer: { state, number in
        state = number
        return []
      },
      middleware: [
        Middleware { [million] store, number, next in
          if number < million { store.dispatch(number + 1) }
          next(number)
        }
      ],
      perform: { _, _ in })
    dial.dispatch(1)
    #expect(dial.state == million)
  }

  @Test func `a million actions, each the reply to an effect of the previous one`() {
    let store = Store<Int, Int, Int>(
      state: 0,
      reducer: { [million] state, number in
        state = number
        return number < million ? [number + 1] : []
      },
      perform: { effect, store in store.dispatch(effect) })
    store.dispatch(1)
    #expect(store.state == million)
  }

  @Test func `a million replies to one effect, in order`() {
    let store = Store<Int, Int, Int>(
      state: 0,
      reducer: { state, number in
        if number == state { state += 1 }
        return number == 0 ? [1] : []
      },
      perform: { [million] first, store in for number in first..<million { store.dispatch(number) } })
    store.dispatch(0)
    #expect(store.state == million)
  }
}

#if DEBUG
  private let isOptimized = false
#else
  private let isOptimized = true
#endif
