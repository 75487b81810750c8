import Flow
import Synchronization
import Testing

@MainActor struct TasksTests {
  struct Failed: Error {}

  /// Counts on any thread.
  final class Counter: Sendable {
    private let number = Atomic(0)
    func next() -> Int { number.add(1, ordering: .relaxed).newValue }
  }

  /// Work that lasts until it is cancelled.
  @Sendable private static func waitForEver() async throws -> String {
    try await Task.sleep(for: .seconds(1_000_000))
    return "never"
  }

  @Test func `a task replaces the one of the same name, and only its reply is sent`() async {
    var log: [String] = []
    let tasks = Tasks<String>()
    func reply(_ result: Result<String, any Error>) { log.append((try? result.get()) ?? "failed") }
    tasks.start("search", { "first" }, then: reply)
    tasks.start("search", Self.waitForEver, then: reply)
    tasks.start("search", { "third" }, then: reply)
    tasks.start("other", { "other" }, then: reply)
    await tasks.finish()
    #expect(log.sorted() == ["other", "third"])
  }

  @Test func `a cancelled task sends no reply, even if its work is done`() async {
    var log: [Int] = []
    let tasks = Tasks<Int>()
    for name in 1...9 { tasks.start(name, { name }, then: { _ in log.append(name) }) }
    for name in 2...9 { tasks.cancel(name) }
    tasks.cancel(10)
    await tasks.finish()
    #expect(log == [1])
  }

  @Test func `finish waits for tasks that replies start, and for cancelled ones`() async {
    var log: [Int] = []
    let tasks = Tasks<String>()
    let ended = Counter()
    func start(_ number: Int) {
      tasks.start("retry") {
        number
      } then: { _ in
        log.append(number)
        if number < 5 { start(number + 1) }
      }
    }
    start(1)
    tasks.start("stubborn") {
      // Cancelling ends the sleep, not the work.
      try? await Task.sleep(for: .seconds(1_000_000))
      return ended.next()
    } then: { _ in
      log.append(0)
    }
    tasks.cancel("stubborn")
    await tasks.finish()
    #expect(log == [1, 2, 3, 4, 5])
    #expect(ended.next() == 2)
  }

  @Test(arguments: 0...4)
  func `work that throws is repeated after each delay, and its last error is the result`(failures: Int) async {
    var results: [Int?] = []
    let tasks = Tasks<String>()
    let attempts = Counter()
    tasks.start("load", retryAfter: [.zero, .milliseconds(1), .zero]) {
      let attempt = attempts.next()
      guard attempt > failures else { throw Failed() }
      return attempt
    } then: {
      results.append(try? $0.get())
    }
    await tasks.finish()
    #expect(results == [failures < 4 ? failures + 1 : nil])
    #expect(attempts.next() == min(failures + 1, 4) + 1)
  }

  /// A clock on which no time passes, which counts what it was asked to wait.
  struct Impatient: Clock {
    let waited: Counter

    var now: ContinuousClock.Instant { ContinuousClock.now }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
      for _ in 0..<Int(now.duration(to: deadline) / .seconds(1) + 0.5) { _ = waited.next() }
    }
  }

  @Test func `the delays are those of the clock that a test passes`() async {
    let clock = Impatient(waited: Counter())
    var result: Result<Int, any Error>?
    let tasks = Tasks<String>()
    tasks.start("load", retryAfter: [.seconds(1_000), .seconds(2_000)], clock: clock) {
      throw Failed()
    } then: {
      result = $0
    }
    await tasks.finish()
    #expect(throws: Failed.self) { try result?.get() }
    #expect(clock.waited.next() == 3_001)
  }

  @Test func `each of many values is a reply, until they end`() async {
    var log: [String] = []
    let tasks = Tasks<String>()
    tasks.start(
      "numbers",
      each: AsyncStream { continuation in
        for number in 1...3 { continuation.yield(number) }
        continuation.finish()
      }
    ) { log.append("\($0.get())") }
    tasks.start(
      "failing",
      each: AsyncThrowingStream<String, any Error> { continuation in
        continuation.yield("a")
        continuation.finish(throwing: Failed())
      }
    ) { log.append((try? $0.get()) ?? "failed") }
    #expect(tasks.names == ["numbers", "failing"])
    await tasks.finish()
    #expect(
      log.filter { Int($0) != nil } == ["1", "2", "3"] && log.filter { Int($0) == nil } == ["a", "failed"])
    #expect(tasks.names == [])
  }

  @Test func `many values end when their task is cancelled or replaced, and the last come no more`() async {
    var log: [Int] = []
    let tasks = Tasks<String>()
    let (first, firstNumbers) = AsyncStream.makeStream(of: Int.self)
    let (second, secondNumbers) = AsyncStream.makeStream(of: Int.self)
    tasks.start("numbers", each: first) {
      log.append($0.get())
      if log.count == 2 { tasks.start("numbers", each: second) { log.append($0.get()) } }
    }
    for number in 1...3 { firstNumbers.yield(number) }
    while log.count < 2 { await Task.yield() }
    secondNumbers.yield(4)
    while log.count < 3 { await Task.yield() }
    tasks.cancel("numbers")
    secondNumbers.yield(5)
    await tasks.finish()
    #expect(log == [1, 2, 4])
  }

  @Test func `a task that is started outside an actor stops with a sentence that says what to do`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      nonisolated func start() { Tasks<Int>().start(1, { 1 }, then: { _ in }) }
      start()
    }
    #expect(
      result?.lastWords
        == "A task was started outside an actor. Start it in code of the main actor or another one.")
  }

  @Test func `a task that has ended is forgotten with what its reply holds`() async {
    weak var held: Held?
    let tasks = Tasks<String>()
    do {
      let holding = Held()
      held = holding
      tasks.start("once", { 1 }, then: { _ in withExtendedLifetime(holding) {} })
    }
    #expect(held != nil)
    await tasks.finish()
    // The task itself ends after its last line.
    while held != nil { await Task.yield() }
  }

  @Test func `the tasks are cancelled when their object is released`() async {
    let (ends, continuation) = AsyncStream.makeStream(of: String.self)
    do {
      let tasks = Tasks<String>()
      tasks.start("wait") {
        do { return try await Self.waitForEver() } catch {
          continuation.yield("cancelled")
          throw error
        }
      } then: { _ in
        continuation.yield("reply")
      }
    }
    for await end in ends {
      #expect(end == "cancelled")
      break
    }
  }
}
