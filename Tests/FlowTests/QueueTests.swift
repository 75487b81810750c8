import Flow
import Testing

/// What the queue keeps alive, and for how long (laws 2 and 8).
struct QueueTests {
  @Test func `an action is released at the end of its turn, even if others wait`() {
    weak var last: Held?
    var wereReleased: [Bool] = []
    let store = Store<Int, Held?, Never>(
      state: 0,
      reducer: { state, held in
        state += 1
        wereReleased.append(last == nil)
        last = held
      })
    let subscription = store.subscribe { [unowned store] count in
      if [1, 3].contains(count) { for _ in 1...4 { store.dispatch(Held()) } }
    }
    withExtendedLifetime(subscription) { store.dispatch(Held()) }
    #expect(wereReleased == Array(repeating: true, count: 9))
  }

  @Test func `the number of actions that each dispatch the next one is unlimited`() {
    let last = 100_000
    let store = Store<Int, Int, Int>(
      state: 0,
      reducer: { state, number in
        state = number
        return number % 3 == 2 && number < last ? [number + 1] : []
      },
      middleware: [
        Middleware { store, number, next in
          if number % 3 == 1 { store.dispatch(number + 1) }
          next(number)
        }
      ],
      perform: { effect, store in store.dispatch(effect) })
    let subscription = store.subscribe { [unowned store] number in
      if number % 3 == 0 { store.dispatch(number + 1) }
    }
    withExtendedLifetime(subscription) {}
    #expect(store.state > last - 3)
  }

  #if canImport(Glibc)
    @Test(.disabled(if: isSanitized, "a sanitizer holds on to memory that was given back"))
    func `the memory of a long queue is returned`() async {
      await #expect(processExitsWith: .success) {
        let dial = Dial()
        let subscription = dial.subscribe { [unowned dial] number in
          if number == 1 { for number in 2...400_000 { dial.dispatch(number) } }
        }
        let before = residentBytes()
        dial.dispatch(1)
        #expect(dial.state == 400_000)
        #expect(residentBytes() - before < 2_000_000)
        withExtendedLifetime(subscription) {}
      }
    }

  #endif
}

#if canImport(Glibc)
  import Glibc

  /// Whether `scripts/sanitize` runs the tests.
  private let isSanitized = getenv("MEMORY_TUNES_SANITIZER") != nil

  /// The resident memory after the allocator has returned what it does not use. The first call stops the
  /// allocator from keeping more and more when large blocks are freed.
  private func residentBytes() -> Int {
    typealias Option = @convention(c) (CInt, CInt) -> CInt
    typealias Trim = @convention(c) (Int) -> CInt
    let trimThreshold: CInt = -1
    _ = unsafeBitCast(dlsym(dlopen(nil, RTLD_NOW), "mallopt"), to: Option.self)(trimThreshold, 128 * 1024)
    _ = unsafeBitCast(dlsym(dlopen(nil, RTLD_NOW), "malloc_trim"), to: Trim.self)(0)
    guard let file = fopen("/proc/self/statm", "r") else { fatalError("There is no /proc/self/statm.") }
    defer { fclose(file) }
    var line = [UInt8](repeating: 0, count: 256)
    let count = fread(&line, 1, 256, file)
    let pages = String(decoding: line[..<count], as: UTF8.self).split(separator: " ")
    return Int(pages[1])! * Int(getpagesize())
  }
#endif
