import Flow
import Testing

/// Lending the state, and a `next` that would change it meanwhile.
struct LendingTests {
  @Test func `withState lends the state, rethrows errors, and returns noncopyable values`() throws {
    struct Receipt: ~Copyable { let number: Int }
    enum Refusal: Error { case refused }
    let dial = Dial()
    dial.dispatch(3)
    let receipt = dial.withState { number in Receipt(number: copy number) }
    #expect(receipt.number == 3)
    var refusal: Refusal?
    do {
      try dial.withState { _ throws(Refusal) in throw .refused }
    } catch {
      // This compiles only if the error is typed.
      refusal = error
    }
    #expect(refusal == .refused)
    // The borrow has ended, although `body` threw.
    dial.dispatch(4)
    #expect(dial.state == 4)
  }

  /// Holds the `next` of an action during its turn.
  final class Lender {
    var lent: ((Int) -> Void)?
    var subscription: Subscription?
    private(set) var store: Store<Int, Int, Int>!

    init(reduced: @escaping (Lender) -> Void = { _ in }, performed: @escaping (Lender) -> Void = { _ in }) {
      store = Store(
        state: 0,
        reducer: { [unowned self] _, action in
          if action == 1 { reduced(self) }
          return action == 1 ? [1] : []
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
        perform: { [unowned self] _, _ in performed(self) })
    }

    func subscribe() { subscription = store.subscribe { [unowned self] _ in lent?(2) } }
  }

  /// Misuse of the `next` of an action.
  enum Misuse: String, CaseIterable, Codable {
    case whileLooking, byOneBeingTold, byOneToldFirst, inReducer, inEffect

    var sentence: String {
      switch self {
      case .inReducer: "A reducer must not call next."
      case .inEffect: "An effect must not call next: it dispatches."
      default: "A state must not change while it is looked at."
      }
    }

    func commit() {
      let lender =
        switch self {
        case .byOneToldFirst: Lender(performed: { $0.subscribe() })
        case .inReducer: Lender(reduced: { $0.lent?(2) })
        case .inEffect: Lender(performed: { $0.lent?(2) })
        default: Lender()
        }
      if self == .byOneBeingTold { lender.subscribe() }
      if self == .whileLooking {
        let store = Store<Int, Int, Never>(
          state: 0, reducer: { _, _ in },
          middleware: [Middleware { store, action, next in store.withState { _ in next(action) } }])
        store.dispatch(1)
      }
      withExtendedLifetime(lender) { lender.store.dispatch(1) }
    }
  }

  #if compiler(>=6.3)  // Earlier versions pass no value to the process of a test.
    @Test(arguments: Misuse.allCases)
    func `next stops the program with a message if the state must not change`(misuse: Misuse) async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [misuse] in
        misuse.commit()
      }
      #expect(result?.lastWords == misuse.sentence[...])
    }
  #endif
}
