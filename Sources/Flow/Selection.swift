/// Subscribing to a part of the state (law 5). The part may be of any type, including tuples and optionals.
extension Store where State: ~Copyable {
  /// Calls `subscriber` with the result of `select`, now and after every action. With `skipRepeats`, only after
  /// actions that change it: it receives the part that this subscriber got last and the new one, and returns
  /// whether to skip the new one. For an equatable part, pass `==`. The last part is kept, so that a reducer
  /// that changes it (a whole board) has to copy it: select counts, identifiers and the like.
  @inlinable public func subscribe<Part>(
    select: @escaping (borrowing State) -> Part,
    skipRepeats isRepeat: ((_ last: Part, _ new: Part) -> Bool)? = nil,
    _ subscriber: @escaping (Part) -> Void
  ) -> Subscription {
    let subscriber = skippingRepeats(isRepeat, subscriber)
    return subscribe { state in subscriber(select(state)) }
  }

  /// Explains the error.
  @PartIsNotEquatable @available(*, deprecated, message: "The part is not Equatable: select one that is.")
  public func subscribe(
    select: @escaping (borrowing State) -> Void, skipRepeats: (Void, Void) -> Bool,
    _ subscriber: @escaping (()) -> Void
  ) -> Subscription {
    stopComparingNothing()
  }
}

/// Makes `skipRepeats: ==` an error for a part that is not equatable. Swift would drop the part, and compare
/// empty tuples. An unavailable function loses against that; one of an actor of its own wins, and no code can
/// call it.
@globalActor public actor PartIsNotEquatable {
  /// Never used.
  public static let shared = PartIsNotEquatable()
}

/// A subscriber that calls another one only with what `isRepeat` does not skip.
@inlinable func skippingRepeats<Part>(
  _ isRepeat: ((_ last: Part, _ new: Part) -> Bool)?, _ subscriber: @escaping (Part) -> Void
) -> (Part) -> Void {
  guard let isRepeat else { return subscriber }
  if Part.self == Void.self { stopComparingNothing() }
  var last: Part?
  return { new in
    if let part = last, isRepeat(part, new) { return }
    last = new
    subscriber(new)
  }
}

@usableFromInline func stopComparingNothing() -> Never {
  fatalError("A part that is not Equatable cannot be compared by ==: Swift would compare nothing.")
}
