/// The token of a subscription, which ends when `cancel` is called or when the token is let go (law 4). So
/// whoever wants to be told keeps the token.
///
/// Neither the store nor the token holds the other, and the token does not hold the subscriber: an object
/// that subscribes and keeps its own token makes no cycle by that.
public final class Subscription {
  /// Cleared by the list when it goes before the token does. (A weak reference would do the same, but makes
  /// every use of the list slower.)
  @usableFromInline unowned(unsafe) var list: (any SubscriptionList)?
  /// Where the subscriber stands in the list, which keeps this up to date.
  var place: Int

  @usableFromInline
  init(list: any SubscriptionList, place: Int) {
    self.list = list
    self.place = place
  }

  deinit {
    cancel()
  }

  /// Ends the subscription: from this moment on the subscriber is not told any more, not even of the change
  /// that others are being told of just now. A second call does nothing.
  public func cancel() {
    // Cleared first: what the subscriber held may call this again when it goes.
    guard let list else { return }
    self.list = nil
    list.remove(at: place)
  }
}

/// What a token knows of the list that it stands for a place in.
@usableFromInline
protocol SubscriptionList: AnyObject {
  func remove(at place: Int)
}
