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

  @Test func `a state that cannot be copied has parts, and its store can be dumped`() {
    let store = Store<Owned, Int, Never>(state: Owned(), reducer: { owned, number in owned.number = number })
    let part = store.part({ $0.number }, { (number: Int) in number })
    part.dispatch(2)
    #expect(part.state == 2)
    var dumped = ""
    dump(store, to: &dumped)
    #expect(dumped.contains("Store"))
  }

  @Test func `a part is selected and compared with the last reported one, once per action`() {
    var (told, log): ([Int], [String]) = ([], [])
    let dial = Dial()
    let subscription = dial.subscribe(
      select: { number -> Int in
        log.append("select \(number)")
        return copy number
      },
      skipRepeats: { last, new in
        log.append("compare \(last) \(new)")
        return new - last < 5
      }
    ) { told.append($0) }
    withExtendedLifetime(subscription) { [2, 4, 6, 8].forEach(dial.dispatch) }
    // No two successive states differ by 5 or more.
    #expect(told == [0, 6])
    #expect(
      log == [
        "select 0", "select 2", "compare 0 2", "select 4", "compare 0 4", "select 6", "compare 0 6",
        "select 8", "compare 6 8",
      ])
  }

  @Test func `a part selects, and has a sequence of its states`() async {
    let store = store()
    let part = store.part({ $0.left }, WholeAction.left)
    var (all, changes): ([Int], [Int]) = ([], [])
    let tokens = [
      part.subscribe(select: { $0.low }) { all.append($0) },
      part.subscribe(select: { $0.low }, skipRepeats: ==) { changes.append($0) },
    ]
    let lows = part.states(select: { $0.low }, skipRepeats: ==, bufferingPolicy: .unbounded)
    withExtendedLifetime(tokens) {
      for action in [PairAction.low(1), .high(2), .low(3)] { part.dispatch(action) }
    }
    #expect(all == [0, 1, 1, 3] && changes == [0, 1, 3])
    var seen: [Int] = []
    for await low in lows {
      seen.append(low)
      if low == 3 { break }
    }
    #expect(seen == [0, 1, 3])
  }

  @Test func `a part that is not equatable is not compared by ==`() async {
    struct Plain { var number = 0 }
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let store = Store<Plain, Int, Never>(state: Plain(), reducer: { plain, number in plain.number = number })
      let part = store.part({ copy $0 }, { (number: Int) in number })
      _ = part.subscribe(select: { _ = $0 }, skipRepeats: ==) {}
    }
    #expect(
      result?.lastWords == "A part that is not Equatable cannot be compared by ==: Swift would compare nothing."
    )
  }
}
