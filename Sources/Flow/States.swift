extension Store where State: ~Copyable {
  /// The result of `select`, now and after every action, as an asynchronous sequence. With `skipRepeats`, only
  /// after actions that change it. It ends when the store is released. With the default for `bufferingPolicy`,
  /// a slow consumer gets the latest state instead of all of them.
  public func states<Part: Sendable>(
    select: @escaping (borrowing State) -> Part,
    skipRepeats isRepeat: ((_ last: Part, _ new: Part) -> Bool)? = nil,
    bufferingPolicy: AsyncStream<Part>.Continuation.BufferingPolicy = .bufferingNewest(1)
  ) -> AsyncStream<Part> {
    part(select, { $0 }).states(select: { $0 }, skipRepeats: isRepeat, bufferingPolicy: bufferingPolicy)
  }
}

extension StorePart {
  /// The result of `select` as an asynchronous sequence, as `states` of the store.
  public func states<Inner: Sendable>(
    select: @escaping (Part) -> Inner, skipRepeats isRepeat: ((_ last: Inner, _ new: Inner) -> Bool)? = nil,
    bufferingPolicy: AsyncStream<Inner>.Continuation.BufferingPolicy = .bufferingNewest(1)
  ) -> AsyncStream<Inner> {
    let (states, continuation) = AsyncStream.makeStream(of: Inner.self, bufferingPolicy: bufferingPolicy)
    let consumer = StateConsumer(continuation: continuation)
    let yield = { (state: Inner) in _ = consumer.continuation.yield(state) }
    // A token may be released on any thread.
    nonisolated(unsafe) let token = subscribe(select: select, skipRepeats: isRepeat, yield)
    continuation.onTermination = { _ in withExtendedLifetime(token) {} }
    return states
  }
}

/// Ends its sequence when the store releases it.
private struct StateConsumer<State: Sendable>: ~Copyable {
  let continuation: AsyncStream<State>.Continuation

  deinit {
    continuation.finish()
  }
}
