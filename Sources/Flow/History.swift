/// A state with the states before it and, after going back, those after it.
///
/// Each is a copy, so a reducer copies what it changes. For a large state, keep only what undoes each step.
public struct History<State> {
  /// The current state.
  public private(set) var current: State
  /// The states before it, the last one at the end.
  public private(set) var past: [State] = []
  /// The states that `back` left, the next one at the end.
  public private(set) var future: [State] = []

  /// Makes a history that begins with `current`.
  public init(_ current: State) {
    self.current = current
  }

  /// An action on a history.
  public enum Travel<Action> {
    /// Applies an action to the current state, and drops the future.
    case act(Action)
    /// Goes back to the state before.
    case back
    /// Goes to the state that the last `back` left.
    case forth
  }

  /// Makes the reducer of a history from that of its state. For one without effects, use `withoutEffects`.
  /// Going back or forth asks for no effects, and does nothing at the end of the history.
  public static func reducer<Action, Effect>(
    _ reduce: @escaping Reducer<State, Action, Effect>
  ) -> Reducer<History, Travel<Action>, Effect> {
    { history, travel in
      switch travel {
      case .act(let action):
        history.past.append(history.current)
        history.future = []
        return reduce(&history.current, action)
      case .back:
        guard let before = history.past.popLast() else { return [] }
        history.future.append(history.current)
        history.current = before
      case .forth:
        guard let after = history.future.popLast() else { return [] }
        history.past.append(history.current)
        history.current = after
      }
      return []
    }
  }
}
