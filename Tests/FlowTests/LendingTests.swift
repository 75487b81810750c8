import Flow
import Testing

/// A state that is lent does not change, and a subscription that has ended stays so.
struct LendingTests {
  @Test func `a second cancel does nothing, not even from the deinit of what the subscriber held`() {
    var told: [String] = []
    var holder: Subscription?
    let store = Story()
    holder = store.subscribe { [held = Held { holder?.cancel() }] _ in withExtendedLifetime(held) {} }
    let others = (1...2).map { _ in store.subscribe { _ in } }
    let last = store.subscribe { told.append($0) }
    for other in others { other.cancel() }
    holder?.cancel()
    withExtendedLifetime(last) { store.dispatch("a") }
    #expect(told == ["", "a"])
  }

  struct Lent: ~Copyable {
    var held = Held()

    borrowing func whileLooking(_ body: () -> Void) { body() }

    static func change(_ lent: inout Lent, by _: Int) -> [Never] {
      lent.held = Held()
      return []
    }
  }

  @Test func `a dispatch while the state is lent stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let store = Store(state: Lent(), reducer: Lent.change, perform: { _, _ in })
      store.state.whileLooking { store.dispatch(1) }
    }
    #expect(result?.lastWords == "A state must not change while it is looked at.")
  }

  @Test func `an action handed on while the state is lent stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let store = Store(
        state: Lent(), reducer: Lent.change,
        middleware: [Middleware { store, action, next in store.state.whileLooking { next(action) } }],
        perform: { _, _ in })
      store.dispatch(1)
    }
    #expect(result?.lastWords == "A state must not change while it is looked at.")
  }
}
