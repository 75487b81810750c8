import Flow
import Testing

/// A borrowed state does not change.
struct LendingTests {
  struct Lent: ~Copyable {
    var held = Held()

    borrowing func whileLooking(_ body: () -> Void) { body() }

    static func change(_ lent: inout Lent, by _: Int) { lent.held = Held() }
  }

  @Test func `withState lends the state, rethrows errors, and returns noncopyable values`() throws {
    struct Receipt: ~Copyable { let number: Int }
    enum Refusal: Error { case refused }
    let dial = Dial()
    dial.dispatch(3)
    let receipt = dial.withState { number in Receipt(number: copy number) }
    #expect(receipt.number == 3)
    #expect(throws: Refusal.refused) { try dial.withState { _ throws(Refusal) in throw .refused } }
    do {
      try dial.withState { _ throws(Refusal) in throw .refused }
    } catch {
      // This compiles only if the error is typed.
      let refusal: Refusal = error
      #expect(refusal == .refused)
    }
    // The borrow has ended, although `body` threw.
    dial.dispatch(4)
    #expect(dial.state == 4)
  }

  /// Holds the `next` of an action during its turn.
  final class Lender {
    var lent: ((Int) -> Void)?
    var subscriptions: [Subscription] = []
    private(set) var store: Store<Lent, Int, Int>!

    init(reduced: @escaping (Lender) -> Void = { _ in }, performed: @escaping (Lender) -> Void = { _ in }) {
      store = Store(
        state: Lent(),
        reducer: { [unowned self] lent, action in
          Lent.change(&lent, by: action)
          if action == 1 { reduced(self) }
          return action == 1 ? [1, 2] : []
        },
        middleware: [
          Middleware { [unowned self] _, action, next in
            withoutActuallyEscaping(next) { next in
              lent = next
              next(action)
              lent = nil
            }
          }
        ],
        perform: { [unowned self] effect, _ in if effect == 1 { performed(self) } })
    }

    func subscribe<Part>(
      select: @escaping (borrowing Lent) -> Part, skipRepeats: @escaping (Part, Part) -> Bool,
      _ tell: @escaping (Part) -> Void
    ) {
      subscriptions.append(store.subscribe(select: select, skipRepeats: skipRepeats, tell))
    }
  }

  /// Misuse while the state is borrowed, or with the `next` of an action.
  enum Misuse: String, CaseIterable, Codable {
    case dispatchOfLent, actionHandedOn, dispatchInWithState
    case nextByOneBeingTold, nextByOneToldFirst, nextInSelect, nextInSkipRepeats, nextInEffectThatLooks
    case nextInDeinit, nextInReducer, nextInEffect

    var sentence: String {
      switch self {
      case .nextInReducer: "A reducer must not call next."
      case .nextInEffect: "An effect must not call next: it dispatches."
      default: "A state must not change while it is looked at."
      }
    }

    func commit() {
      let lender =
        switch self {
        case .nextByOneToldFirst:
          Lender(performed: {
            $0.subscriptions = [$0.store.subscribe { [unowned lender = $0] _ in lender.lent?(2) }]
          })
        case .nextInEffectThatLooks:
          Lender(performed: { lender in lender.store.state.whileLooking { lender.lent?(2) } })
        case .nextInReducer: Lender(reduced: { $0.lent?(2) })
        case .nextInEffect: Lender(performed: { $0.lent?(2) })
        default: Lender()
        }
      switch self {
      case .dispatchOfLent:
        let store = Store(state: Lent(), reducer: Lent.change)
        store.state.whileLooking { store.dispatch(1) }
      case .actionHandedOn:
        let store = Store(
          state: Lent(), reducer: Lent.change,
          middleware: [Middleware { store, action, next in store.state.whileLooking { next(action) } }])
        store.dispatch(1)
      case .dispatchInWithState:
        let store = Store(state: Lent(), reducer: Lent.change)
        store.withState { _ in store.dispatch(1) }
      case .nextByOneBeingTold: lender.subscriptions = [lender.store.subscribe { _ in lender.lent?(2) }]
      case .nextInSelect:
        lender.subscribe(select: { _ in lender.lent?(2) }, skipRepeats: { _, _ in true }, { _ in })
      case .nextInSkipRepeats:
        lender.subscribe(
          select: { _ in },
          skipRepeats: { _, _ in
            lender.lent?(2)
            return true
          }, { _ in })
      case .nextInDeinit:
        lender.subscriptions = [
          lender.store.subscribe { _ in if lender.lent != nil { lender.subscriptions.removeLast() } }
        ]
        lender.subscriptions.append(
          lender.store.subscribe { [held = Held { lender.lent?(2) }] _ in withExtendedLifetime(held) {} })
      default: break
      }
      withExtendedLifetime(lender) { lender.store.dispatch(1) }
    }
  }

  @Test(arguments: Misuse.allCases)
  func `changing a borrowed state stops the program with a message`(misuse: Misuse) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [misuse] in
      misuse.commit()
    }
    #expect(result?.lastWords == misuse.sentence[...])
  }
}
