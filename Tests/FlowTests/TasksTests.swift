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
