/// A pure, total function that applies an action to the state and returns effects.
///
/// Only a reducer changes the state (law 1). It reads nothing but its two arguments, has an answer for every
/// action in every state, and never dispatches (law 3). The effects are performed in the order returned, after
/// the subscribers have seen the new state (law 6).
///
/// Declare it as a function. A constant of this type belongs to one thread or actor, because a closure may hold
/// things that do.
public typealias Reducer<State: ~Copyable, Action, Effect> = (inout State, Action) -> [Effect]

/// Makes a reducer without effects one that returns none, for code that takes any reducer.
@inlinable
public func withoutEffects<State: ~Copyable, Action>(
  _ reduce: @escaping (inout State, Action) -> Void
) -> Reducer<State, Action, Never> {
  { state, action in
    reduce(&state, action)
    return []
  }
}
