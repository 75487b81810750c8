/// The token of a subscription, which ends when `cancel` is called or when the token is released (law 4). Keep
/// the token for as long as the subscriber is to be called.
///
/// A token may be released on any thread, because it belongs to an object that may be. From then on, the
/// subscriber is not called any more. Its captures are released on the thread of the store, when an action is
/// dispatched or another subscription begins or is cancelled.
///
/// The store holds the subscriber until the subscription ends; it does not hold the token, and the token holds
/// neither the store nor the subscriber. So an object that keeps its own token and is captured strongly by its
/// own subscriber lives as long as the store, unless it cancels. Capture it weakly to release it earlier.
public final class Subscription {
  private let number: Int
  private let released: ReleasedTokens
  private let end: () -> Void

  @usableFromInline
  init(number: Int, released: ReleasedTokens, end: @escaping () -> Void) {
    self.number = number
    self.released = released
    self.end = end
  }

  deinit {
    released.add(number)
  }

  /// Ends the subscription at once: the subscriber is not called any more, not even in the current round of
  /// calls, and its captures are released. A second call does nothing. A reducer that cancels stops the
  /// program.
  public func cancel() {
    end()
  }
}
