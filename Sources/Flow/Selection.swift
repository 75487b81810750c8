/// Subscribing to a part of the state (law 5). The part may be of any type, including tuples and optionals.
extension Store where State: ~Copyable {
  /// Calls `subscriber` with the result of `select`, now and after every action, even if it is unchanged.
  @inlinable
  public func subscribe<Part>(
    select: @escaping (borrowing State) -> Part,
    _ subscriber: @escaping (Part) -> Void
  ) -> Subscription {
    subscribe { state in subscriber(select(state)) }
  }

  /// Calls `subscriber` with the result of `select`, now and after every action that changes it: `skipRepeats`
  /// receives the part that this subscriber got last and the new one, and returns whether to skip the new one.
  /// For an equatable part, pass `==`.
  ///
  /// The last part is kept. If it shares memory with something that a reducer changes (a whole board), that
  /// reducer has to copy it, so select counts, identifiers and the like.
  @inlinable
  public func subscribe<Part>(
    select: @escaping (borrowing State) -> Part,
    skipRepeats isRepeat: @escaping (_ last: Part, _ new: Part) -> Bool,
    _ subscriber: @escaping (Part) -> Void
  ) -> Subscription {
    subscribe(select: select, skippingRepeats(isRepeat, subscriber))
  }
}

/// A subscriber that calls another one only with what `isRepeat` does not skip.
@inlinable
func skippingRepeats<Part>(
  _ isRepeat: @escaping (_ last: Part, _ new: Part) -> Bool, _ subscriber: @escaping (Part) -> Void
) -> (Part) -> Void {
  let last = LastPart<Part>()
  return { new in
    if let part = last.part, isRepeat(part, new) { return }
    last.part = new
    subscriber(new)
  }
}

/// The part that a subscriber got last; nil before the first time.
@usableFromInline
final class LastPart<Part> {
  // Exempt from run-time exclusivity checks (see `Store`). The part is read and written as a whole, and never
  // while a function of the subscriber runs.
  @exclusivity(unchecked) @usableFromInline var part: Part?

  @inlinable
  init() {}
}
