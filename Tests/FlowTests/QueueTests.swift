import Flow
import Testing

/// What the queue keeps alive, and for how long (laws 2 and 8).
struct QueueTests {
  /// Enough for the queue to be emptied in several batches.
  private let many = 10_000

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
      if count == 1 { for _ in 1...4 { store.dispatch(Held()) } }
      if count == 3 { for _ in 1...4 { store.dispatch(Held()) } }
    }
    withExtendedLifetime(subscription) { store.dispatch(Held()) }
    #expect(wereReleased == Array(repeating: true, count: 9))
  }

  @Test func `only the payloads of waiting actions are alive`() {
    var alive = 0
    var excess = 0
    var waiting = 0
    let store = Store<Int, Held?, Never>(
      state: 0,
      reducer: { state, held in
        state += 1
        if held != nil {
          waiting -= 1
          if alive != waiting + 1 { excess += 1 }
        }
      })
    let subscription = store.subscribe { [unowned store, many] count in
      guard count == 1 else { return }
      alive = many
      waiting = many
      for _ in 0..<many { store.dispatch(Held { alive -= 1 }) }
    }
    withExtendedLifetime(subscription) { store.dispatch(nil) }
    #expect(excess == 0)
    #expect(alive == 0)
  }

  enum Fill {
    case wait
    case fill([Int])
    case change
  }

  /// The address of the cells after each action. The actions in `waiting` are dispatched during the first turn.
  private func places(_ first: () -> Fill, waiting: [() -> Fill]) -> [UnsafeRawPointer?] {
    var places: [UnsafeRawPointer?] = []
    var waiting = waiting
    let store = Store<[Int], Fill, Never>(
      state: [],
      reducer: { cells, action in
        switch action {
        case .wait: break
        case .fill(let filled): cells = filled
        case .change: cells[0] += 1
        }
        places.append(cells.withUnsafeBytes(\.baseAddress))
      })
    let subscription = store.subscribe { [unowned store] _ in
      guard !places.isEmpty else { return }
      for make in waiting { store.dispatch(make()) }
      waiting = []
    }
    withExtendedLifetime(subscription) { store.dispatch(first()) }
    return places
  }

  @Test func `later actions change a queued action's payload in place`() {
    let places = places({ .wait }, waiting: [{ .fill(Array(1...3)) }, { .change }, { .change }])
    #expect(places.count == 4)
    #expect(Set(places[1...]).count == 1)
  }

  @Test func `nested actions change the outermost action's payload in place`() {
    let places = places({ .fill(Array(1...3)) }, waiting: [{ .change }, { .change }])
    #expect(places.count == 3)
    #expect(Set(places).count == 1)
  }

  #if canImport(Glibc)
    @Test(.disabled(if: isSanitized, "a sanitizer holds on to memory that was given back"))
    func `the memory of a long queue is returned`() async {
      await #expect(processExitsWith: .success) {
        let dial = Dial()
        let subscription = dial.subscribe { [unowned dial] number in
          if number == 1 { for number in 2...1_000_000 { dial.dispatch(number) } }
        }
        let before = residentBytes()
        dial.dispatch(1)
        #expect(dial.state == 1_000_000)
        #expect(residentBytes() - before < 2_000_000)
        withExtendedLifetime(subscription) {}
      }
    }

    @Test(.disabled(if: isSanitized, "a sanitizer holds on to memory that was given back"))
    func `the memory of many subscribers is returned when they end`() async {
      await #expect(processExitsWith: .success) {
        let dial = Dial()
        let subscription = dial.subscribe { _ in }
        let before = residentBytes()
        do {
          let guests = (1...100_000).map { _ in dial.subscribe { _ in } }
          withExtendedLifetime(guests) { dial.dispatch(1) }
        }
        withExtendedLifetime(subscription) { dial.dispatch(2) }
        #expect(residentBytes() - before < 2_000_000)
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
    var pages: (total: Int, resident: Int) = (0, 0)
    let count = withUnsafeMutablePointer(to: &pages.total) { total in
      withUnsafeMutablePointer(to: &pages.resident) { resident in
        withVaList([total, resident]) { vfscanf(file, "%ld %ld", $0) }
      }
    }
    precondition(count == 2)
    return pages.resident * Int(getpagesize())
  }
#endif
