import Synchronization

/// The numbers of the subscriptions whose tokens were released, on any thread. The store removes them.
@usableFromInline
final class ReleasedTokens: Sendable {
  private let numbers = Mutex<[Int]>([])
  /// Their number. Each holder of the lock reads it first and writes it last, because the thread sanitizer
  /// understands this order, but not that of `Mutex`.
  @usableFromInline let count = Atomic(0)

  @usableFromInline
  init() {}

  @inlinable
  var isEmpty: Bool { count.load(ordering: .relaxed) == 0 }

  func add(_ number: Int) {
    numbers.withLock { numbers in
      _ = count.load(ordering: .acquiring)
      numbers.append(number)
      count.store(numbers.count, ordering: .releasing)
    }
  }

  @usableFromInline
  func takeAll() -> [Int] {
    numbers.withLock { numbers in
      _ = count.load(ordering: .acquiring)
      defer {
        numbers = []
        count.store(0, ordering: .releasing)
      }
      return numbers
    }
  }
}
