/// Subscribing to a part of the state (law 5). The part may be of any type, tuples and optionals among them.
extension Store where State: ~Copyable {
  /// Tells `tell` what `select` finds in the state, now and after every action, also when it is the same.
  @inlinable
  public func subscribe<Part>(
    select: @escaping (borrowing State) -> Part,
    _ tell: @escaping (Part) -> Void
  ) -> Subscription {
    subscribe { state in tell(select(state)) }
  }

  /// Tells `tell` what `select` finds in the state, now and after every action by which it has become another:
  /// one for which `skipRepeats`, given the part that this subscriber was told last and the new one, is false.
  /// For an equatable part that is `==`.
  ///
  /// The part that was told last is kept. One that shares memory with what a reducer changes (a whole board)
  /// makes that reducer copy it; select counts, identifiers and the like.
  @inlinable
  public func subscribe<Part>(
    select: @escaping (borrowing State) -> Part,
    skipRepeats isRepeat: @escaping (_ last: Part, _ new: Part) -> Bool,
    _ tell: @escaping (Part) -> Void
  ) -> Subscription {
    let told = Told<Part>()
    return subscribe { state in
      let new = select(state)
      if let last = told.last, isRepeat(last, new) { return }
      told.last = new
      tell(new)
    }
  }
}

/// What a subscriber was told last; nil before the first time.
@usableFromInline
final class Told<Part> {
  @exclusivity(unchecked) @usableFromInline var last: Part?

  @inlinable
  init() {}
}
