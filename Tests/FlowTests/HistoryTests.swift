import Flow
import Testing

struct HistoryTests {
  @Test func `a history goes back and forth, and to its ends only`() {
    let store = Store(
      state: History(0),
      reducer: History.reducer(withoutEffects { (sum: inout Int, number: Int) in sum += number }))
    var sums: [Int] = []
    let token = store.subscribe { sums.append($0.current) }
    withExtendedLifetime(token) {
      store.dispatch(.back)
      store.dispatch(.act(2))
      store.dispatch(.act(3))
      for _ in 1...3 { store.dispatch(.back) }
      for _ in 1...3 { store.dispatch(.forth) }
      store.dispatch(.back)
      store.dispatch(.act(10))
      store.dispatch(.forth)
    }
    #expect(sums == [0, 0, 2, 5, 2, 0, 0, 2, 5, 5, 2, 12, 12])
    #expect(store.state.past == [0, 2] && store.state.future.isEmpty)
  }

  @Test func `only actions have effects`() {
    var effects: [String] = []
    func add(_ sum: inout Int, _ number: Int) -> [String] {
      sum += number
      return ["add \(number)"]
    }
    let store = Store(state: History(0), reducer: History.reducer(add)) { effect, _ in effects.append(effect) }
    store.dispatch(.act(2))
    store.dispatch(.back)
    store.dispatch(.forth)
    #expect(effects == ["add 2"])
  }
}
