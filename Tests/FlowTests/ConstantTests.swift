import Flow
import Testing

// Swift 6 allows constants at file scope only if their type is sendable.

private let add: Reducer<Int, Int, String> = { sum, number in
  sum += number
  return []
}

private func skipZero(_ store: Store<Int, Int, String>, _ number: Int, _ next: (Int) -> Void) {
  if number != 0 { next(number) }
}

private var negate: Middleware<Int, Int, String> {
  Middleware { _, number, next in next(-number) }
}

struct ConstantTests {
  @Test func `reducers can be file-scope constants, middleware can be functions and computed properties`() {
    let store = Store(
      state: 0, reducer: add, middleware: [Middleware(skipZero), negate], perform: { _, _ in })
    [1, 0, 2].forEach(store.dispatch)
    #expect(store.state == -3)
  }

  @Test func `a store without effects needs no perform function`() {
    let store = Store<Int, Int, Never>(
      state: 0,
      reducer: { sum, number in
        sum += number
        return []
      }, middleware: [Middleware { _, number, next in next(number * 2) }])
    store.dispatch(4)
    #expect(store.state == 8)
  }
}
