/// The running tasks of a `perform`, by name. Starting a task cancels the one of the same name.
///
/// They belong to the actor of their store. When this object is released, all of them are cancelled.
public final class Tasks<Name: Hashable> {
  /// All that run, cancelled ones as well, by number.
  private var running: [Int: Task<Void, Never>] = [:]
  /// The numbers of those that are not cancelled.
  private var numbers: [Name: Int] = [:]
  private var lastNumber = 0

  /// Makes an object without tasks.
  public init() {}

  /// The names of the tasks that run and are not cancelled.
  public var names: Set<Name> { Set(numbers.keys) }

  deinit {
    for task in running.values { task.cancel() }
  }

  /// Starts a task that does `work` and then, on the calling actor, passes the result to `reply`, which
  /// dispatches an action. Work that throws is repeated after each of `delays`; then its error is the result.
  ///
  /// `reply` is not called if the task was cancelled or replaced. It should capture the store weakly; otherwise
  /// the store lives as long as the task.
  public func start<Value: Sendable>(
    _ name: Name, retryAfter delays: [Duration] = [], isolation: isolated any Actor = #isolation,
    _ work: @escaping @Sendable () async throws -> Value,
    then reply: @escaping (Result<Value, any Error>) -> Void
  ) {
    cancel(name)
    lastNumber += 1
    let number = lastNumber
    numbers[name] = number
    running[number] = Task { [weak self] in
      // A closure has the isolation that it captures.
      _ = isolation
      let result = await Self.result(of: work, retryAfter: delays)
      guard let self else { return }
      running[number] = nil
      guard numbers[name] == number else { return }
      numbers[name] = nil
      reply(result)
    }
  }

  /// Cancels the task with this name, if there is one.
  public func cancel(_ name: Name) {
    if let number = numbers.removeValue(forKey: name) { running[number]?.cancel() }
  }

  /// Returns when no task is running: none that was started meanwhile, by a reply, and none that was cancelled.
  public func finish(isolation: isolated any Actor = #isolation) async {
    while let task = running.first?.value { await task.value }
  }

  private static func result<Value: Sendable>(
    of work: @Sendable () async throws -> Value, retryAfter delays: [Duration]
  ) async -> Result<Value, any Error> {
    var delays = delays[...]
    while true {
      do { return .success(try await work()) } catch {
        guard let delay = delays.popFirst(), (try? await Task.sleep(for: delay)) != nil else {
          return .failure(error)
        }
      }
    }
  }
}
