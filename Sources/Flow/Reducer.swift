/// A pure, total function that applies an action to the state and returns effects.
///
/// Only a reducer changes the state (law 1). It reads nothing but its two arguments, has an answer for every
/// action in every state, and never dispatches (law 3). The effects are performed in the order returned, after
/// the subscribers have seen the new state (law 6).
public typealias Reducer<State: ~Copyable, Action, Effect> = (inout State, Action) -> [Effect]
