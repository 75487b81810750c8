import Flow
import Testing

struct StorePartTests {
  struct Whole: Equatable {
    var left = Pair()
    var other = 0
  }

  struct Pair: Equatable {
    var low = 0
    var high = 0
  }

  enum PairAction { case low(Int), high(Int) }

  enum WholeAction { case left(PairAction), other(Int) }

  private func store() -> Store<Whole, WholeAction, Never> {
    Store(
      state: Whole(),
      reducer: { (whole: inout Whole, action: WholeAction) in
        switch action {
        case .left(.low(let number)): whole.left.low = number
        case .left(.high(let number)): whole.left.high = number
        case .other(let number): whole.other = number
        }
      })
  }

  @Test func `a part reads, dispatches and subscribes to its part of the state`() {
    let store = store()
    let part = store.part({ $0.left }, WholeAction.left)
    let inner = part.part({ $0.low }, PairAction.low)
    var pairs: [Pair] = []
    var lows: [Int] = []
    var changes: [Int] = []
    let tokens = [
      part.subscribe { pairs.append($0) }, inner.subscribe { lows.append($0) },
      inner.subscribe(skipRepeats: ==) { changes.append($0) },
    ]
    withExtendedLifetime(tokens) {
      inner.dispatch(1)
      part.dispatch(.high(2))
      store.dispatch(.other(3))
    }
    #expect(store.state == Whole(left: Pair(low: 1, high: 2), other: 3))
    #expect(part.state == Pair(low: 1, high: 2) && inner.state == 1)
    #expect(pairs.map(\.low) == [0, 1, 1, 1] && pairs.map(\.high) == [0, 0, 2, 2])
    #expect(lows == [0, 1, 1, 1] && changes == [0, 1])
  }

  struct Owned: ~Copyable { var number = 1 }

  @Test func `a state that cannot be copied has parts`() {
    let store = Store<Owned, Int, Never>(state: Owned(), reducer: { owned, number in owned.number = number })
    let part = store.part({ $0.number }, { (number: Int) in number })
    part.dispatch(2)
    #expect(part.state == 2)
  }
}
