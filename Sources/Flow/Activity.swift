/// What a store is doing, which decides what is allowed meanwhile.
@usableFromInline struct Activity {
  /// Whether an action has its turn, or a new subscriber is being called.
  @usableFromInline var isBusy = false
  @usableFromInline var isReducing = false
  @usableFromInline var isPerforming = false
  /// The number of borrows of the state that have not ended.
  @usableFromInline var looks = 0

  @inlinable init() {}

  /// Stops the program if the state must not change now. Middleware can call `next` at any time during its
  /// turn, even from other code, with `withoutActuallyEscaping`.
  @inlinable func checkMayReduce() {
    if looks > 0 || isReducing || isPerforming { stopNext() }
  }

  // `fatalError` instead of `preconditionFailure`, which loses its message in a release build.

  @usableFromInline func stopNext() -> Never {
    if looks > 0 { fatalError("A state must not change while it is looked at.") }
    if isReducing { fatalError("A reducer must not call next.") }
    fatalError("An effect must not call next: it dispatches.")
  }

  @usableFromInline func stopReducer(_ what: StaticString) -> Never {
    fatalError("A reducer must not \(what). Neither must the deinit of an object that it drops.")
  }
}
