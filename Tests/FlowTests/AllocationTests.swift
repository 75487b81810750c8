import Flow
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A dispatch allocates nothing of its own (law 8).
///
/// Each count is taken in a process of its own, in which nothing else goes on.
struct AllocationTests {
  nonisolated(unsafe) static var kept: Any?

  @Test func `the counter counts objects and arrays`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      AllocationCounter.printAllocations { for _ in 1...10 { Self.kept = Held() } }
      AllocationCounter.printAllocations { for number in 1...20 { Self.kept = [number] } }
      AllocationCounter.printAllocations { for number in 1...30 { Self.kept = number } }
    }
    #expect(result?.output == "10 20 0 ")
  }

  @Test func `a dispatch allocates nothing, whoever is told`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      var seen = 0
      let dial = Dial()
      let subscriptions = [
        dial.subscribe { seen += $0 },
        dial.subscribe(select: { $0 / 10 }) { seen += $0 },
        dial.subscribe(select: { $0 / 10 }, skipRepeats: ==) { seen += $0 },
        dial.subscribe(select: { ($0, $0 as Int?) }, skipRepeats: ==) { seen += $0.0 },
      ]
      AllocationCounter.printAllocations { for number in 1...10_000 { dial.dispatch(number) } }
      withExtendedLifetime(subscriptions) {}
    }
    #expect(result?.output == "0 ")
  }

  @Test func `an effect is performed without an allocation`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      var performed = 0
      let effects = [1, 2, 3]
      let store = Store<Int, Int, Int>(
        state: 0,
        reducer: { state, action in
          state = action
          return effects
        },
        perform: { effect, _ in performed += effect })
      AllocationCounter.printAllocations { for number in 1...10_000 { store.dispatch(number) } }
    }
    #expect(result?.output == "0 ")
  }
}

/// Counts what Swift allocates, by the hook that its runtime keeps for instruments.
private enum AllocationCounter {
  typealias Allocate =
    @convention(c) (_ type: UnsafeRawPointer?, _ size: Int, _ alignmentMask: Int) -> UnsafeMutableRawPointer?

  nonisolated(unsafe) static let hook = dlsym(dlopen(nil, RTLD_NOW), "_swift_allocObject")
    .assumingMemoryBound(to: Allocate.self)
  nonisolated(unsafe) static var count = 0
  static let allocate = hook.pointee
  static let countAndAllocate: Allocate = { type, size, alignmentMask in
    count += 1
    return allocate(type, size, alignmentMask)
  }

  /// Runs `body` twice and counts the second time, when all that lasts has been set up.
  static func printAllocations(_ body: () -> Void) {
    body()
    let plain = allocate
    count = 0
    hook.pointee = countAndAllocate
    body()
    hook.pointee = plain
    print(count, terminator: " ")
  }
}
