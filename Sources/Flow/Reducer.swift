/// A pure, total function that applies an action to the state and returns the effects it asks for.
///
/// Only a reducer changes the state (law 1). It reads nothing but its two arguments, has an answer for every
/// action in every state, and never dispatches (law 3). The effects are performed in the order in which it
/// returns them, after the subscribers have seen the new state (law 6).
///
/// A pure function can run anywhere, so the type is `@Sendable`, and a constant of this type may stand at file
/// scope.
public typealias Reducer<State: ~Copyable, Action, Effect> = @Sendable (inout State, Action) -> [Effect]

/// Makes one reducer out of several that work on the same state. Each sees every action, in the order given,
/// and their effects are returned in that order.
@inlinable
public func combine<State: ~Copyable, Action, Effect>(
  _ reducers: Reducer<State, Action, Effect>...
) -> Reducer<State, Action, Effect> {
  { state, action in
    var effects: [Effect] = []
    for reducer in reducers {
      let more = reducer(&state, action)
      // There are nearly always none, and joining two empty arrays takes time all the same.
      if !more.isEmpty { effects += more }
    }
    return effects
  }
}

/// Makes a reducer of a part into a reducer of the whole.
///
/// `action` returns the part's action for those of the whole's actions that carry one; at all others the part
/// stays as it is. `change` lends the part, in place, to the function that it is given, and returns what that
/// returns; if the part is absent (it may lie in an enum case) it returns no effects.
///
/// A key path would be shorter, but it reaches a part by copying it out and back wherever the compiler cannot
/// see through it, and a large part would then be copied at each action (law 8).
@inlinable
public func lift<State: ~Copyable, Action, Part: ~Copyable, PartAction, Effect>(
  _ reducer: @escaping Reducer<Part, PartAction, Effect>,
  action own: @escaping @Sendable (Action) -> PartAction?,
  change: @escaping @Sendable (inout State, (inout Part) -> [Effect]) -> [Effect]
) -> Reducer<State, Action, Effect> {
  { state, action in
    guard let action = own(action) else { return [] }
    return change(&state) { part in reducer(&part, action) }
  }
}
