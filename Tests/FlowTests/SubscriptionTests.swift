import Flow
import Testing

struct SubscriptionTests {
  @Test func `a state may hold tokens, and a reducer that releases one ends its subscription`() {
    var told: [Int] = []
    let dial = Dial()
    let store = Store<Subscription?, Int, Never>(
      state: dial.subscribe { told.append($0) },
      reducer: { subscription, _ in subscription = nil })
    dial.dispatch(1)
    store.dispatch(1)
    dial.dispatch(2)
    #expect(told == [0, 1])
  }
}
