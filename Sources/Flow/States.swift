/// Asynchronous sequences of states.
extension Store where State: ~Copyable {
  /// The result of `select`, now and after every action, as an asynchronous sequence. With `skipRepeats`, only
  /// after actions that change it.
  ///
  /// The sequence ends when the store is released. When its consumer ends, or is cancelled, the store forgets
  /// it with the next action. With the default for `bufferingPolicy`, a slow consumer gets the latest state
  /// instead of all of them.
  public func states<Part: Sendable>(
    select: @escaping (borrowing State) -> Part,
    skipRepeats isRepeat: ((_ last: Part, _ new: Part) -> Bool)? = nil,
    bufferingPolicy: AsyncStream<Part>.Continuation.BufferingPolicy = .bufferingNewest(1)
  ) -> AsyncStream<Part> {
    let (states, continuation) = AsyncStream.makeStream(of: Part.self, bufferingPolicy: bufferingPolicy)
    let consumer = StateConsumer(continuation)
    let yield = skippingRepeats(isRepeat, consumer.yield)
    let number = begin { state in yield(select(state)) }
    let released = subscribers.released
    continuation.onTermination = { _ in released.add(number) }
    return states
  }
}

/// Ends its sequence when the store releases it.
private final class StateConsumer<Part: Sendable> {
  private let continuation: AsyncStream<Part>.Continuation

  init(_ continuation: AsyncStream<Part>.Continuation) {
    self.continuation = continuation
  }

  deinit {
    continuation.finish()
  }

  func yield(_ part: Part) {
    continuation.yield(part)
  }
}
