/// The token of a subscription, which ends when `cancel` is called or when the token is released (law 4). So
/// whoever wants to be told keeps the token.
///
/// The store holds the subscriber until the subscription ends; it does not hold the token, and the token holds
/// neither the store nor the subscriber. An object that keeps its own token and is captured strongly by its own
/// subscriber therefore lives as long as the store, unless it cancels. To let such an object go earlier,
/// capture it `unowned` or weakly.
public final class Subscription {
  /// Cleared by the store when it goes before the token does. (A weak reference would do the same, and would
  /// make every use of the store slower.)
  unowned(unsafe) var owner: (any SubscriptionOwner)?
  /// Where the subscriber stands among those of the store, which keeps this up to date.
  var index: Int

  @usableFromInline
  init(of owner: any SubscriptionOwner, index: Int) {
    self.owner = owner
    self.index = index
  }

  deinit {
    end(isCancelled: false)
  }

  /// Ends the subscription: from now on the subscriber is not told any more, not even of the change that others
  /// are being told of. A second call does nothing. A reducer that cancels stops the program.
  public func cancel() {
    end(isCancelled: true)
  }

  private func end(isCancelled: Bool) {
    guard let owner else { return }
    // Cleared first, because what the subscriber held may call this again when it is released.
    self.owner = nil
    owner.end(at: index, isCancelled: isCancelled)
  }
}

/// A store, as its tokens see it.
@usableFromInline
protocol SubscriptionOwner: AnyObject {
  /// Ends the subscription at `place`, because its token was cancelled or released.
  func end(at index: Int, isCancelled: Bool)
}
