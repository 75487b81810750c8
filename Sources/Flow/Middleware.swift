/// A function that sees every action on its way to the reducer (law 7). The first one of a store is the
/// outermost. Declare it as a function, and write `Middleware(function)` where the store is made.
public struct Middleware<State: ~Copyable, Action, Effect> {
  /// It receives the store, whose state it may read and to which it may dispatch further actions; the action;
  /// and `next`, which passes an action on to the following middleware and, after the last, to the reducer. It
  /// may pass the action on, once or more often, replace it, or hold it back by not calling `next`. When `next`
  /// returns, the state has changed, the subscribers have been called, and the effects have been performed.
  /// `next` cannot be stored. To do something later, dispatch an action later.
  public typealias Handle = (
    _ store: Store<State, Action, Effect>, _ action: Action, _ next: (Action) -> Void
  ) -> Void

  /// The function. Middleware that wraps another calls it, with a `next` of its own or the one it received.
  public let handle: Handle

  /// Makes middleware from a function.
  @inlinable public init(_ handle: @escaping Handle) {
    self.handle = handle
  }
}
