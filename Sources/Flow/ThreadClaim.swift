import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The thread that is using a store. Simultaneous use by another thread stops the program.
@usableFromInline struct ThreadClaim: ~Copyable {
  /// 0 if there is none.
  private let thread = Atomic<UInt>(0)

  @usableFromInline init() {}

  /// Returns false if the calling thread is already using the store. Otherwise its use lasts until `end`. Stops
  /// the program if another thread is using the store.
  @usableFromInline borrowing func begin() -> Bool {
    let caller = Self.callingThread
    if thread.load(ordering: .relaxed) == caller { return false }
    guard thread.compareExchange(expected: 0, desired: caller, ordering: .acquiring).exchanged else {
      fatalError("Two threads use a store at the same time. A store belongs to one thread.")
    }
    return true
  }

  @usableFromInline borrowing func end() {
    thread.store(0, ordering: .releasing)
  }

  private static var callingThread: UInt {
    #if canImport(Glibc)
      pthread_self()
    #else
      UInt(bitPattern: pthread_self())
    #endif
  }
}
