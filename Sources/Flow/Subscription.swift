/// The token of a subscription, which ends when `cancel` is called or when the token is released (law 4). Keep
/// the token for as long as the subscriber is to be called.
///
/// A token may be released on any thread. The subscriber is not called any more then; what it captures is
/// released on the thread of the store, with the next action, subscription or cancellation.
///
/// The store holds the subscriber. An object that keeps its own token lives as long as the store if its
/// subscriber captures it strongly.
public final class Subscription {
  private let number: Int
  private let released: ReleasedTokens
  private let end: () -> Void

  @usableFromInline init(number: Int, released: ReleasedTokens, end: @escaping () -> Void) {
    self.number = number
    self.released = released
    self.end = end
  }

  deinit {
    released.add(number)
  }

  /// Ends the subscription at once, even in the current round of calls. A second call does nothing.
  public func cancel() {
    end()
  }
}
