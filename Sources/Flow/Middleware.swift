/// What sees every action on its way to the reducer (law 7); the first one of a store is outermost.
///
/// A struct around a function, and not the function itself: functions that are elements of an array are wrapped
/// anew at each use, which would cost a dispatch an allocation for each (law 8).
public struct Middleware<State: ~Copyable, Action, Effect> {
  /// It is given the store, whose state it may look at and to which it may dispatch more actions (they join the
  /// queue); the action; and `next`, which hands an action on: to the following middleware and, after the last,
  /// to the reducer. It may pass the action on, pass on another in its place, or hold it back by not calling
  /// `next`. When `next` returns, the state has changed, the subscribers have been told, and the effects have
  /// been performed.
  ///
  /// `next` cannot be kept: nothing reaches the reducer outside of its own turn, and what is to come later is
  /// dispatched later.
  public typealias Handle = (
    _ store: Store<State, Action, Effect>, _ action: Action, _ next: (Action) -> Void
  ) -> Void

  @usableFromInline let handle: Handle

  @inlinable
  public init(_ handle: @escaping Handle) {
    self.handle = handle
  }
}
