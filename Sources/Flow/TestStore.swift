/// A store for tests, which fails on every action, change of the state, and effect that a test does not name.
///
/// Each step names one action that the reducer gets, what it changes, and the effects that it returns. Without
/// `perform`, nothing replies but the test. A failure is thrown, unless `report` does something else with it.
public final class TestStore<State: Equatable, Action: Equatable, Effect: Equatable> {
  private typealias Reduction = (action: Action, state: State, effects: [Effect])

  /// The store itself, for subscribers and for parts.
  public let store: Store<State, Action, Effect>
  /// Throws a failure, or records it at its place with a function of the test library.
  public var report: (TestFailure) throws -> Void = { throw $0 }
  /// The state after the last step.
  private var state: State
  private let reductions = Recorded<Reduction>()
  /// The place of the last step.
  private var place: TestFailure?
  private let running: () -> any Collection

  /// Makes a store. `running` is what may still reply, usually the names of `Tasks`.
  public init(
    state: State,
    reducer: @escaping Reducer<State, Action, Effect>,
    middleware: [Middleware<State, Action, Effect>] = [],
    running: @escaping @autoclosure () -> any Collection = [],
    perform: @escaping Store<State, Action, Effect>.Perform = { _, _ in }
  ) {
    self.state = state
    self.running = running
    let recording: Reducer<State, Action, Effect> = { [reductions] state, action in
      let effects = reducer(&state, action)
      reductions.values.append((action, state, effects))
      return effects
    }
    store = Store(state: state, reducer: recording, middleware: middleware, perform: perform)
  }

  /// Makes a store for a reducer that returns nothing.
  public convenience init(
    state: State,
    reducer: @escaping (inout State, Action) -> Void,
    middleware: [Middleware<State, Action, Never>] = []
  ) where Effect == Never {
    let reducer: Reducer<State, Action, Never> = { state, action in
      reducer(&state, action)
      return []
    }
    self.init(state: state, reducer: reducer, middleware: middleware)
  }

  deinit {
    try? checkEnd()  // Heard only if `report` does not throw.
  }

  /// Dispatches an action. Fails unless the reducer gets it, makes of the state what `change` makes of the
  /// previous one, and returns `effects`; and if the reducer got an action before that no step named.
  public func send(
    _ action: Action, effects: [Effect] = [], fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column, _ change: (inout State) throws -> Void = { _ in }
  ) throws {
    place = TestFailure(fileID: fileID, filePath: filePath, line: line, column: column)
    try checkNothingIsLeft()
    store.dispatch(action)
    try check(action, effects, change)
  }

  /// Checks the next action that the reducer got without `send`, such as a reply, as `send` does. Waits for it
  /// as long as something is running.
  public func receive(
    _ action: Action, effects: [Effect] = [], isolation: isolated (any Actor)? = #isolation,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
    _ change: (inout State) throws -> Void = { _ in }
  ) async throws {
    while reductions.values.isEmpty, !running().isEmpty { try await Task.sleep(for: .milliseconds(1)) }
    place = TestFailure(fileID: fileID, filePath: filePath, line: line, column: column)
    try check(action, effects, change)
  }

  /// Fails if the reducer got an action that no step named, or if something is still running. The last line of
  /// a test.
  public func finish(
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) throws {
    place = TestFailure(fileID: fileID, filePath: filePath, line: line, column: column)
    try checkEnd()
  }

  private func checkEnd() throws {
    try checkNothingIsLeft()
    if !running().isEmpty { try fail("still running: \(Difference.text(running()))") }
  }

  private func checkNothingIsLeft() throws {
    guard let last = reductions.values.last else { return }
    let actions = reductions.values.map(\.action)
    reductions.values = []
    state = last.state
    try fail("no step names these actions: \(Difference.text(actions))")
  }

  private func check(_ action: Action, _ effects: [Effect], _ change: (inout State) throws -> Void) throws {
    guard !reductions.values.isEmpty else {
      return try fail("the reducer did not get the action \(Difference.text(action))")
    }
    let found = reductions.values.removeFirst()
    var expected = state
    state = found.state
    var difference = Difference()
    difference.add("action", action, found.action)
    if difference.lines.isEmpty {
      try change(&expected)
      difference.add("state", expected, found.state)
      difference.add("effects", effects, found.effects)
    }
    guard !difference.lines.isEmpty else { return }
    try fail("\(Difference.text(action))\n" + difference.lines.joined(separator: "\n"))
  }

  private func fail(_ message: String) throws {
    guard var failure = place else { return }
    failure.message = message
    try report(failure)
  }
}

/// What a `TestStore` did not expect, and the place of the step in the test.
public struct TestFailure: Error, CustomStringConvertible {
  /// What was expected, and what happened.
  public fileprivate(set) var message = ""
  /// The place, as `#fileID` and the like have it.
  public let fileID: String, filePath: String, line: Int, column: Int

  /// The place and the message.
  public var description: String { "\(fileID):\(line): \(message)" }
}

/// A list that a store and its reducer share.
private final class Recorded<Value> {
  var values: [Value] = []
}
