import Flow
import Testing

struct DispatchTests {
  @Test(arguments: 1...50)
  func `actions are queued in the order of dispatch, whatever dispatches them`(seed: Int) {
    let tree = DispatchTree(count: 50, seed: seed)
    var reduced: [Int] = []
    func visit(_ place: DispatchTree.Place, of action: Int, _ store: Store<Int?, Int, Int>) {
      tree.children(of: action, at: place).forEach(store.dispatch)
      // This gives no waiting action its turn.
      store.subscribe { _ in }.cancel()
    }
    let store = Store<Int?, Int, Int>(
      state: nil,
      reducer: { state, action in
        reduced.append(action)
        state = action
        return [action]
      },
      middleware: [
        Middleware { store, action, next in
          visit(.middleware, of: action, store)
          next(action)
          visit(.middlewareAfterwards, of: action, store)
        }
      ],
      perform: { effect, store in visit(.effect, of: effect, store) })
    let subscription = store.subscribe { [unowned store] action in
      if let action { visit(.subscriber, of: action, store) }
    }
    withExtendedLifetime(subscription) { store.dispatch(0) }
    #expect(reduced == tree.inOrderOfQueue)
  }
}

/// The actions that are dispatched during the turn of each action, and where.
private struct DispatchTree {
  /// The places of a turn, in the order in which it reaches them.
  enum Place: CaseIterable { case middleware, subscriber, effect, middlewareAfterwards }

  private var dispatched: [[(action: Int, place: Place)]]

  init(count: Int, seed: Int) {
    var generator = SeededGenerator(seed: seed)
    dispatched = Array(repeating: [], count: count)
    for action in 1..<count {
      let parent = Int.random(in: 0..<action, using: &generator)
      dispatched[parent].append((action, Place.allCases.randomElement(using: &generator)!))
    }
  }

  func children(of action: Int, at place: Place) -> [Int] {
    dispatched[action].filter { $0.place == place }.map(\.action)
  }

  var inOrderOfQueue: [Int] {
    var queue = [0]
    var turn = 0
    while turn < queue.count {
      for place in Place.allCases { queue += children(of: queue[turn], at: place) }
      turn += 1
    }
    return queue
  }
}
