/// The running tasks of a `perform`, by name. Starting a task cancels the one of the same name.
///
/// They belong to the actor of their store, and are cancelled when this object is released.
public final class Tasks<Name: Hashable> {
  /// All that run, cancelled ones as well, by number.
  private var running: [Int: Task<Void, Never>] = [:]
  /// The numbers of those that are not cancelled.
  private var numbers: [Name: Int] = [:]
  private var lastNumber = 0

  /// Makes an object without tasks.
  public init() {}

  deinit {
    for task in running.values { task.cancel() }
  }

  /// The names of the tasks that run and are not cancelled.
  public var names: Set<Name> { Set(numbers.keys) }

  /// Starts a task that does `work` and then, on the calling actor, passes the result to `reply`, which
  /// dispatches an action. Work that throws is repeated after each of `delays`; then its error is the result.
  /// After the task was cancelled or replaced, `reply` is not called. It should capture the store weakly.
  public func start<Value: Sendable>(
    _ name: Name, retryAfter delays: [Duration] = [], clock: any Clock<Duration> = ContinuousClock(),
    isolation: isolated (any Actor)? = #isolation, _ work: @escaping @Sendable () async throws -> Value,
    then reply: @escaping (Result<Value, any Error>) -> Void
  ) {
    let number = replace(name, isolation)
    running[number] = Task { [weak self] in
      // A closure has the isolation that it captures.
      _ = isolation
      let result = await Self.result(of: work, retryAfter: delays, clock)
      if self?.end(name, number) == true { reply(result) }
    }
  }

  /// Starts a task that passes each of `values` to `reply`, on the calling actor, and the error that ends them.
  public func start<Values: AsyncSequence>(
    _ name: Name, each values: Values, isolation: isolated (any Actor)? = #isolation,
    then reply: @escaping (Result<Values.Element, Values.Failure>) -> Void
  ) {
    let number = replace(name, isolation)
    running[number] = Task { [weak self] in
      do throws(Values.Failure) {
        var values = values.makeAsyncIterator()
        while let value = try await values.next(isolation: isolation), self?.numbers[name] == number {
          reply(.success(value))
        }
        _ = self?.end(name, number)
      } catch {
        if self?.end(name, number) == true { reply(.failure(error)) }
      }
    }
  }

  /// Cancels the task with this name, if there is one.
  public func cancel(_ name: Name) {
    if let number = numbers.removeValue(forKey: name) { running[number]?.cancel() }
  }

  /// Returns when no task is running: none that was started meanwhile, by a reply, and none that was cancelled.
  public func finish(isolation: isolated (any Actor)? = #isolation) async {
    while let task = running.first?.value { await task.value }
  }

  /// Cancels the task with this name, and returns the number of its successor.
  private func replace(_ name: Name, _ isolation: (any Actor)?) -> Int {
    if isolation == nil {
      fatalError("A task was started outside an actor. Start it in code of the main actor or another one.")
    }
    cancel(name)
    lastNumber += 1
    numbers[name] = lastNumber
    return lastNumber
  }

  /// Forgets a task that has ended, and returns whether it may reply.
  private func end(_ name: Name, _ number: Int) -> Bool {
    running[number] = nil
    guard numbers[name] == number else { return false }
    numbers[name] = nil
    return true
  }

  private static func result<Value: Sendable>(
    of work: @Sendable () async throws -> Value, retryAfter delays: [Duration], _ clock: any Clock<Duration>
  ) async -> Result<Value, any Error> {
    var delays = delays[...]
    while true {
      do { return .success(try await work()) } catch {
        guard let delay = delays.popFirst(), (try? await clock.sleep(for: delay)) != nil else {
          return .failure(error)
        }
      }
    }
  }
}
