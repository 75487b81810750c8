/// A store for tests, which fails on every action, and on every change of the state, that a test does not name.
///
/// It works with any test library, because it throws.
public final class TestStore<State: Equatable, Action: Equatable, Effect> {
  /// The store itself, for subscribers and for parts.
  public let store: Store<State, Action, Effect>
  private let reduced = ReducedActions<Action>()
  /// The state that was expected last.
  private var expected: State

  /// Makes a store. `perform` may reply with actions of the test's own (default: it does nothing).
  public init(
    state: State,
    reducer: @escaping Reducer<State, Action, Effect>,
    middleware: [Middleware<State, Action, Effect>] = [],
    perform: @escaping Store<State, Action, Effect>.Perform = { _, _ in }
  ) {
    expected = state
    let last = Middleware<State, Action, Effect> { [reduced] _, action, next in
      reduced.actions.append(action)
      next(action)
    }
    store = Store(state: state, reducer: reducer, middleware: middleware + [last], perform: perform)
  }

  /// Dispatches `action`. Throws unless the reducer gets this action and then exactly `replies`, and they make
  /// the state what `change` makes of the previous one.
  public func send(
    _ action: Action, then replies: Action..., file: StaticString = #fileID, line: UInt = #line,
    _ change: (inout State) throws -> Void = { _ in }
  ) throws {
    try check([], at: "\(file):\(line)") { _ in }
    store.dispatch(action)
    try check([action] + replies, at: "\(file):\(line)", change)
  }

  /// Throws unless the reducer got exactly `actions` since the last check, and they made the state what
  /// `change` makes of the previous one. Without actions, throws if there were any: the last line of a test.
  public func expect(
    _ actions: Action..., file: StaticString = #fileID, line: UInt = #line,
    _ change: (inout State) throws -> Void = { _ in }
  ) throws {
    try check(actions, at: "\(file):\(line)", change)
  }

  private func check(_ actions: [Action], at place: String, _ change: (inout State) throws -> Void) throws {
    let found = reduced.actions
    reduced.actions = []
    try change(&expected)
    let state = store.state
    defer { expected = state }
    if found != actions {
      throw UnexpectedActions(description: "\(place): expected the actions \(actions), got \(found)")
    }
    if state != expected {
      throw UnexpectedActions(description: "\(place): expected the state \(expected), got \(state)")
    }
  }
}

/// What a `TestStore` did not expect.
public struct UnexpectedActions: Error, CustomStringConvertible {
  /// The place in the test, what it expected there, and what happened.
  public let description: String
}

/// The actions that the reducer got.
private final class ReducedActions<Action> {
  var actions: [Action] = []
}
