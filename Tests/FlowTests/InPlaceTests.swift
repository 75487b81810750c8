import Flow
import Testing

/// A large state is changed in place (law 8).
struct InPlaceTests {
  /// A state that checks whether it holds the only reference to its memory, as an array does before it changes.
  struct Sheet {
    private final class Memory {}
    private var memory = Memory()
    private(set) var wasAlone: [Bool] = []
    var number = 0

    mutating func write(_ number: Int) {
      wasAlone.append(isKnownUniquelyReferenced(&memory))
      self.number = number
    }
  }

  private let write: Reducer<Sheet, Int, Int> = { sheet, number in
    sheet.write(number)
    return number > 2 ? [number - 2] : []
  }

  @Test func `the reducer holds the only copy of the state, whatever surrounds it`() {
    var seen = 0
    let store = Store(
      state: Sheet(), reducer: write,
      middleware: [
        Middleware { store, number, next in
          let before = store.state.number
          next(number)
          seen += store.state.number - before
        },
        Middleware { store, number, next in if !store.state.wasAlone.contains(false) { next(number) } },
      ],
      perform: { number, store in
        store.dispatch(number)
        store.dispatch(number + 1)
      })
    let subscriptions = [
      store.subscribe { sheet in seen += sheet.wasAlone.count },
      store.subscribe(select: \.number) { [unowned store] number in
        seen += store.state.wasAlone.count
        if number == 3 { store.dispatch(1) }
      },
      store.subscribe(select: { $0.number }, skipRepeats: ==) { seen += $0 },
      store.subscribe(select: { ($0.number, $0.wasAlone.count) }, skipRepeats: ==) { seen += $0.1 },
    ]
    withExtendedLifetime(subscriptions) { (1...9).forEach(store.dispatch) }
    #expect(store.state.wasAlone.count > 9)
    #expect(!store.state.wasAlone.contains(false))
  }

  /// The recipe of FLOW.md: without `.empty` the case would hold a second copy.
  @Test func `the payload of an enum case is changed in place if the case is emptied first`() {
    enum Desk {
      case empty
      case filled(Sheet)
    }
    let store = Store<Desk, Int, Never>(
      state: .filled(Sheet()),
      reducer: { desk, number in
        guard case .filled(var sheet) = desk else { return }
        desk = .empty
        sheet.write(number)
        desk = .filled(sheet)
      })
    (1...3).forEach(store.dispatch)
    let wasAlone = if case .filled(let sheet) = store.state { sheet.wasAlone } else { [Bool]() }
    #expect(wasAlone == [true, true, true])
  }

  @Test func `a copy of the state kept across a dispatch makes the reducer copy`() {
    let store = Store(state: Sheet(), reducer: write, perform: { _, _ in })
    store.dispatch(1)
    let copy = store.state
    store.dispatch(1)
    #expect(copy.wasAlone == [true])
    #expect(store.state.wasAlone == [true, false])
  }

  @Test func `skipRepeats keeps only the last part`() {
    let store = Store(state: Sheet(), reducer: write, perform: { _, _ in })
    let subscription = store.subscribe(select: { $0 }, skipRepeats: { _, _ in true }) { _ in }
    store.dispatch(1)
    subscription.cancel()
    store.dispatch(1)
    #expect(store.state.wasAlone == [false, true])
  }
}
