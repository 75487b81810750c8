import Testing
@testable import Flow
@Test func `a store begins with the state it is given`() {
  let store = Store<Int, Int, Never>(state: 3, reducer: { state, action in state += action; return [] }, perform: { _, _ in })
  #expect(store.state == 3)
}
