#if canImport(Glibc)
  import Flow
  import Glibc
  import Synchronization
  import Testing

  struct AllocationTests {
    @Test func `law 8: a dispatch allocates nothing of its own`() async {
      await #expect(processExitsWith: .success) {
        let dial = Dial(
          state: 0, reducer: { state, number in state = number },
          middleware: [
            Middleware { _, number, next in next(number + 1) },
            Middleware { store, number, next in if store.state >= 0 { next(number + 1) } },
          ])
        var told = 0
        let subscriptions = [
          dial.subscribe { told += $0 },
          dial.subscribe(select: { $0 / 2 }) { told += $0 },
          dial.subscribe(select: { $0 / 2 }, skipRepeats: ==) { told += $0 },
          dial.subscribe { [unowned dial] number in if number % 10 == 2 { dial.dispatch(1) } },
        ]
        func dispatch() { for number in 0..<100 { dial.dispatch(number) } }
        // The first actions that wait get the memory of the queue.
        dispatch()
        #expect(allocations(during: dispatch) == 0)
        #expect(allocations { dial.subscribe { _ in }.cancel() } > 0)
        withExtendedLifetime(subscriptions) {}
      }
    }
  }

  /// How often `body` allocates an object, a buffer or a closure.
  private func allocations(during body: () -> Void) -> Int {
    let runtime = dlopen(nil, RTLD_NOW)
    // The runtime's hook, which it calls for each object that it allocates.
    let hook = dlsym(runtime, "_swift_allocObject").assumingMemoryBound(to: Allocate.self)
    let switchName = "_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly"
    let callsHook = dlsym(runtime, switchName).assumingMemoryBound(to: Bool.self)
    let allocate = hook.pointee
    original = allocate
    hook.pointee = { metadata, size, alignment in
      count.add(1, ordering: .relaxed)
      return original?(metadata, size, alignment)
    }
    count.store(0, ordering: .relaxed)
    callsHook.pointee = true
    body()
    callsHook.pointee = false
    hook.pointee = allocate
    return count.load(ordering: .relaxed)
  }

  private typealias Allocate =
    @convention(c) (
      _ metadata: UnsafeRawPointer?, _ size: Int, _ alignment: Int
    ) -> UnsafeMutableRawPointer?

  private let count = Atomic(0)
  private nonisolated(unsafe) var original: Allocate?
#endif
