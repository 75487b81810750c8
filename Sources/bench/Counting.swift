import Flow

/// Flow alone, with a reducer so small that the store is most of what is measured: it adds to one of sixteen
/// numbers.
final class Counting {
  struct Sums {
    var numbers = Array(repeating: 0, count: 16)
    var additions = 0
  }

  enum Action {
    case added(Int)
    case cleared
  }

  /// What subscribers and middleware capture.
  private final class Log {
    var entries = 0
  }

  private let store: Store<Sums, Action, Never>
  private let reducer: (inout Sums, Action) -> Void = { sums, action in
    switch action {
    case .added(let number):
      sums.numbers[number & 15] &+= 1
      sums.additions &+= 1
    case .cleared: sums = Sums()
    }
  }
  // As in the store.
  @exclusivity(unchecked) private var sums = Sums()
  private let log = Log()
  private var subscriptions: [Subscription] = []

  init(middleware count: Int = 0) {
    store = Store(
      state: Sums(), reducer: reducer,
      middleware: (0..<count).map { [log] _ in
        Middleware { _, action, next in
          log.entries &+= 1
          next(action)
        }
      })
  }

  func subscribe(_ count: Int) -> Counting {
    for _ in 0..<count { subscriptions.append(store.subscribe { [log] _ in log.entries &+= 1 }) }
    return self
  }

  func subscribeSelecting() -> Counting {
    subscriptions.append(
      store.subscribe(select: { $0.additions }, skipRepeats: ==) { [log] in log.entries &+= $0 })
    return self
  }

  func dispatch(_ count: Int) {
    for number in 0..<count { store.dispatch(.added(number)) }
  }

  func call(_ count: Int) {
    for number in 0..<count { reducer(&sums, .added(number)) }
  }
}
