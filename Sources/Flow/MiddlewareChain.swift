/// A middleware of a store, and those that follow it.
///
/// A chain of objects and not an array of functions: a function read from an array is retained and released
/// around its call. The objects are not specialised for a client's types, because that would copy the action
/// twice at each of them.
@usableFromInline
final class MiddlewareChain<State: ~Copyable, Action, Effect> {
  @usableFromInline typealias Handle = Middleware<State, Action, Effect>.Handle
  @usableFromInline typealias Reduce = (Store<State, Action, Effect>, Action) -> Void

  private let handle: Handle
  private let next: Unmanaged<MiddlewareChain>?
  private let reduce: Reduce

  /// The last of a chain calls `reduce`.
  @usableFromInline
  init(_ handle: @escaping Handle, next: MiddlewareChain?, reduce: @escaping Reduce) {
    self.handle = handle
    self.next = next.map { .passRetained($0) }
    self.reduce = reduce
  }

  deinit {
    next?.release()
  }

  @usableFromInline
  func pass(_ action: Action, _ store: Store<State, Action, Effect>) {
    if let next {
      handle(store, action) { action in next._withUnsafeGuaranteedRef { $0.pass(action, store) } }
    } else {
      handle(store, action) { reduce(store, $0) }
    }
  }
}
