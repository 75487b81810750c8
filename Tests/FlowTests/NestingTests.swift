import Flow
import Testing

/// All pairs of calls of a store, one in the middle of the other.
struct NestingTests {
  /// A state that cannot be copied.
  struct History: ~Copyable {
    var actions: [Int] = []

    borrowing func whileLooking(_ body: () -> Void) { body() }
  }

  /// A store that runs a body in the middle of the next turn.
  final class Stage {
    private(set) var store: Store<History, Int, Int>!
    var subscriptions: [Subscription] = []
    private var bodies: [Call: () -> Void] = [:]

    init() {
      store = Store(
        state: History(),
        reducer: { history, action in
          history.actions.append(action)
          return [action]
        },
        middleware: [
          Middleware { [unowned self] _, action, next in
            run(.beforeNext)
            next(action)
            run(.afterNext)
          }
        ], perform: { [unowned self] _, _ in run(.effect) })
      subscriptions = [store.subscribe { [unowned self] _ in run(.subscriber) }]
    }

    func dispatch(in place: Call, _ body: @escaping () -> Void) {
      bodies[place] = body
      store.dispatch(1)
    }

    private func run(_ place: Call) { bodies.removeValue(forKey: place)?() }

    var actions: [Int] { store.withState { $0.actions } }
  }

  enum Call: String, CaseIterable, Codable {
    case look, withState, subscribe, select, cancel
    /// Dispatching.
    case beforeNext, afterNext, subscriber, effect

    var borrows: Bool { self == .look || self == .withState }
    var dispatches: Bool { [.beforeNext, .afterNext, .subscriber, .effect].contains(self) }

    /// Makes the call, in the middle of which the body runs, once.
    func make(on stage: Stage, _ body: @escaping () -> Void) {
      var hasRun = false
      let once = {
        if !hasRun {
          hasRun = true
          body()
        }
      }
      switch self {
      case .look: stage.store.state.whileLooking(once)
      case .withState: stage.store.withState { _ in once() }
      case .subscribe: stage.subscriptions.append(stage.store.subscribe { _ in once() })
      case .select: stage.subscriptions.append(stage.store.subscribe(select: { _ in once() }, { _ in }))
      case .cancel:
        stage.store.subscribe { [held = Held(whenLetGo: once)] _ in withExtendedLifetime(held) {} }.cancel()
      case .beforeNext, .afterNext, .subscriber, .effect: stage.dispatch(in: self, once)
      }
    }
  }

  /// A borrowed state does not change.
  private static let pairs = Call.allCases.flatMap { outer in
    Call.allCases.filter { !(outer.borrows && $0.dispatches) }.map { (outer, $0) }
  }

  @Test(arguments: pairs)
  func `a call in the middle of another leaves the store as it was`(outer: Call, inner: Call) {
    let stage = Stage()
    var runs = 0
    outer.make(on: stage) { inner.make(on: stage) { runs += 1 } }
    #expect(runs == 1)
    let turns = (outer.dispatches ? 1 : 0) + (inner.dispatches ? 1 : 0)
    #expect(stage.actions == Array(repeating: 1, count: turns))
    var told: [Int] = []
    let last = stage.store.subscribe { told.append($0.actions.count) }
    withExtendedLifetime(last) { stage.store.dispatch(2) }
    #expect(stage.actions.last == 2 && told == [turns, turns + 1])
  }
}
