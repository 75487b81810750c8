import Synchronization

/// The numbers of the subscriptions whose tokens were released, on any thread. The store removes them.
@usableFromInline
final class ReleasedTokens: Sendable {
  private let numbers = Mutex<[Int]>([])
  /// Their number, which a dispatch reads without the lock.
  @usableFromInline let count = Atomic(0)

  @usableFromInline
  init() {}

  @inlinable
  var isEmpty: Bool { count.load(ordering: .relaxed) == 0 }

  func add(_ number: Int) {
    numbers.withLock { numbers in
      numbers.append(number)
      count.store(numbers.count, ordering: .relaxed)
    }
  }

  @usableFromInline
  func takeAll() -> [Int] {
    numbers.withLock { numbers in
      count.store(0, ordering: .relaxed)
      defer { numbers = [] }
      return numbers
    }
  }
}
