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

  @Test func `a state that cannot be copied has parts, and its store can be shown`() {
    let store = Store<Owned, Int, Never>(state: Owned(), reducer: { owned, number in owned.number = number })
    let part = store.part({ $0.number }, { (number: Int) in number })
    part.dispatch(2)
    #expect(part.state == 2)
    #expect("\(store)" == "Store()" && Mirror(reflecting: store).children.isEmpty)
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

  struct Page: Equatable {
    var title = "Blue Monday"
    // In a release build, a literal array is constant memory and would always be copied.
    var lines = Array(1...3)
  }

  private func turn(_ page: inout Page, _ line: Int) { page.lines[0] = line }

  @Test func `a store shows its state`() {
    func place(of lines: [Int]) -> UnsafeRawPointer? { lines.withUnsafeBytes(\.baseAddress) }
    let store = Store(state: Page(), reducer: turn)
    let before = store.withState { place(of: $0.lines) }
    let description = #"Page(title: "Blue Monday", lines: [1, 2, 3])"#
    #expect("\(store)".hasPrefix("Store(state: "))
    #expect("\(store)".hasSuffix("\(description))"))
    #expect(Mirror(reflecting: store).children.map(\.label) == ["state"])
    #expect(Mirror(reflecting: store).children.first?.value as? Page == Page())
    var dumped = ""
    dump(store, to: &dumped)
    #expect(dumped.contains(#"title: "Blue Monday""#))
    // No later action copies what was shown.
    store.dispatch(7)
    #expect(store.withState { place(of: $0.lines) } == before)
  }
}
