/// Subscribing to a part of the state (law 5). The part may be of any type, including tuples and optionals.
extension Store where State: ~Copyable {
  /// Calls `subscriber` with the result of `select`, now and after every action. With `skipRepeats`, only after
  /// actions that change it: it receives the part that this subscriber got last and the new one, and returns
  /// whether to skip the new one. For an equatable part, pass `==`.
  ///
  /// The last part is kept. If it shares memory with something that a reducer changes (a whole board), that
  /// reducer has to copy it, so select counts, identifiers and the like.
  @inlinable
  public func subscribe<Part>(
    select: @escaping (borrowing State) -> Part,
    skipRepeats isRepeat: ((_ last: Part, _ new: Part) -> Bool)? = nil,
    _ subscriber: @escaping (Part) -> Void
  ) -> Subscription {
    let subscriber = skippingRepeats(isRepeat, subscriber)
    return subscribe { state in subscriber(select(state)) }
  }
}

/// A subscriber that calls another one only with what `isRepeat` does not skip.
@usableFromInline
func skippingRepeats<Part>(
  _ isRepeat: ((_ last: Part, _ new: Part) -> Bool)?, _ subscriber: @escaping (Part) -> Void
) -> (Part) -> Void {
  guard let isRepeat else { return subscriber }
  var last: Part?
  return { new in
    if let part = last, isRepeat(part, new) { return }
    last = new
    subscriber(new)
  }
}
