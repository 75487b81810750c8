import Synchronization

/// The subscribers of a store in the order in which they subscribed.
@usableFromInline final class Subscribers<State: ~Copyable> {
  /// Ended subscriptions are removed when they are more than half, so that ending one always costs the same.
  @exclusivity(unchecked) @usableFromInline var inOrder: [Subscriber<State>] = []
  /// Subscriptions that have not ended.
  private var byNumber: [Int: Subscriber<State>] = [:]
  private var nextNumber = 0
  @usableFromInline let released = ReleasedTokens()

  @usableFromInline init() {}

  @usableFromInline func add(_ function: @escaping (borrowing State) -> Void) -> Int {
    removeReleased()
    let subscriber = Subscriber(number: nextNumber, function)
    nextNumber += 1
    inOrder.append(subscriber)
    byNumber[subscriber.number] = subscriber
    return subscriber.number
  }

  /// Calls the current subscribers, unless their subscription ends before their turn.
  @inlinable func tell(_ state: borrowing State) {
    let current = inOrder
    removeReleased()
    for subscriber in current {
      subscriber.function?(state)
      removeReleased()
    }
  }

  @inlinable func removeReleased() {
    while !released.isEmpty {
      for number in released.takeAll() { remove(number) }
    }
  }

  @usableFromInline func remove(_ number: Int) {
    guard let function = byNumber.removeValue(forKey: number)?.function.take() else { return }
    if byNumber.count < inOrder.count / 2 {
      // New collections, so that the memory of ended subscriptions is returned.
      inOrder = inOrder.filter { $0.function != nil }
      byNumber = Dictionary(uniqueKeysWithValues: inOrder.map { ($0.number, $0) })
    }
    // Last, because releasing the captures may end further subscriptions.
    withExtendedLifetime(function) {}
  }
}

@usableFromInline final class Subscriber<State: ~Copyable> {
  let number: Int
  /// Nil when the subscription has ended.
  @exclusivity(unchecked) @usableFromInline var function: ((borrowing State) -> Void)?

  init(number: Int, _ function: @escaping (borrowing State) -> Void) {
    self.number = number
    self.function = function
  }
}

/// The numbers of the subscriptions whose tokens were released, on any thread. The store removes them.
@usableFromInline final class ReleasedTokens: Sendable {
  private let numbers = Mutex<[Int]>([])
  /// Their number, which a dispatch reads without the lock.
  @usableFromInline let count = Atomic(0)

  @usableFromInline init() {}

  @inlinable var isEmpty: Bool { count.load(ordering: .relaxed) == 0 }

  func add(_ number: Int) {
    numbers.withLock { numbers in
      numbers.append(number)
      count.store(numbers.count, ordering: .relaxed)
    }
  }

  @usableFromInline func takeAll() -> [Int] {
    numbers.withLock { numbers in
      count.store(0, ordering: .relaxed)
      defer { numbers = [] }
      return numbers
    }
  }
}
