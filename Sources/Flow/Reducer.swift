/// A pure, total function that applies an action to the state and returns what it asks of the world.
///
/// It is the only thing that changes a state (law 1). It looks at nothing but its two arguments, has an
/// answer for every action in every state, and never dispatches (law 3). The effects that it returns are
/// performed in the order in which they stand, after the subscribers have seen the new state (law 6).
public typealias Reducer<State: ~Copyable, Action, Effect> = (inout State, Action) -> [Effect]

/// Makes one reducer of several that work on the same state. Each sees every action, in the order given, and
/// so stand their effects.
@inlinable
public func combine<State: ~Copyable, Action, Effect>(
  _ reducers: Reducer<State, Action, Effect>...
) -> Reducer<State, Action, Effect> {
  { state, action in
    var effects: [Effect] = []
    for reducer in reducers {
      let more = reducer(&state, action)
      // Nearly always there are none, and joining two arrays takes its time all the same.
      if !more.isEmpty { effects += more }
    }
    return effects
  }
}

/// Makes a reducer of a part into a reducer of the whole.
///
/// `action` picks out the whole's actions that are the part's own; for all others the part stays as it is.
/// `change` hands the part, in place, to the reducer that it is given, and returns what that returns; where
/// the part is absent at present (it may lie in an enum case) it returns no effects. A key path would read
/// shorter, but it reaches a part by copying it out and back wherever the compiler cannot see through it,
/// and then a large part is copied at each action (law 8).
@inlinable
public func lift<State: ~Copyable, Action, Part: ~Copyable, PartAction, Effect>(
  _ reducer: @escaping Reducer<Part, PartAction, Effect>,
  action own: @escaping (Action) -> PartAction?,
  change: @escaping (inout State, (inout Part) -> [Effect]) -> [Effect]
) -> Reducer<State, Action, Effect> {
  { state, action in
    guard let action = own(action) else { return [] }
    return change(&state) { part in reducer(&part, action) }
  }
}
