/// Holds the state of a program and applies actions to it.
///
/// A dispatched action gets a *turn*: it passes through the middleware to the reducer, the subscribers get the
/// new state, and then the effects that the reducer returned are performed. Turns follow one another and are
/// never nested; an action dispatched during a turn joins a queue (law 2). <doc:Guide> lists the laws.
///
/// A store belongs to one thread, or to one actor. Simultaneous use by two threads stops the program. `State`
/// need not be copyable, so the store cannot copy it, and a reducer changes it in place (law 8).
public final class Store<State: ~Copyable, Action, Effect> {
  /// Performs an effect. It receives the store for replies, which are actions like any other and join the
  /// queue. Code that waits for a later reply should capture the store weakly, or the store lives until then.
  public typealias Perform = (_ effect: Effect, _ store: Store) -> Void

  // Exempt from run-time exclusivity checks, with which uses of `state` copy all of it. `activity` replaces
  // them: only `apply` changes the state, and it stops the program if other code is reading or changing it. The
  // other fields are exempt only for the speed of a dispatch with one subscriber: 33 ns instead of 53.
  @exclusivity(unchecked) @usableFromInline var current: State
  @exclusivity(unchecked) @usableFromInline var activity = Activity()
  @usableFromInline let claim = ThreadClaim()
  /// The waiting actions, the last one at the end.
  @exclusivity(unchecked) @usableFromInline var queue: [Action] = []
  /// The actions that waited when the current batch began, the first one at the end.
  @usableFromInline var batch: [Action] = []
  @usableFromInline let subscribers = Subscribers<State>()
  @usableFromInline let reducer: Reducer<State, Action, Effect>
  /// All middleware as one.
  @usableFromInline let middleware: Middleware<State, Action, Effect>.Handle?
  @usableFromInline let perform: Perform

  /// Makes a store. The first middleware is the outermost.
  @inlinable public init(
    state: consuming State,
    reducer: @escaping Reducer<State, Action, Effect>,
    middleware: [Middleware<State, Action, Effect>] = [],
    perform: @escaping Perform
  ) {
    current = state
    self.reducer = reducer
    // Not `reduce`, whose closure would be wrapped, at an allocation for each action.
    var chain = middleware.last?.handle
    for outer in middleware.dropLast().reversed() {
      guard let inner = chain else { break }
      chain = { store, action, next in outer.handle(store, action) { inner(store, $0, next) } }
    }
    self.middleware = chain
    self.perform = perform
  }

  /// The current state, borrowed without a copy: a change meanwhile stops the program. A copy (`let state =
  /// store.state`) that is kept across a dispatch makes the reducer copy what it changes.
  @inlinable public var state: State {
    _read {
      let isOutermost = claim.begin()
      checkNotReducing("look at its store: the state is its first argument")
      activity.looks += 1
      defer {
        activity.looks -= 1
        if isOutermost { claim.end() }
      }
      yield current
    }
  }

  /// Lends the current state to `body`, as `state` does, and returns the result of `body`. Passing `state` to
  /// another function would copy it.
  @inlinable public func withState<Result: ~Copyable, Failure: Error>(
    _ body: (borrowing State) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(state)
  }

  /// Gives an action its turn. A call from a subscriber, a middleware or an effect returns at once, and the
  /// action waits for its turn, first in, first out. Any other call returns when the queue is empty (law 2). A
  /// reducer that dispatches stops the program (law 3).
  @inlinable public func dispatch(_ action: consuming Action) {
    let isOutermost = claim.begin()
    checkNotReducing("dispatch: it returns an effect, and the reply to that is an action")
    guard !activity.isBusy else { return queue.append(action) }
    activity.isBusy = true
    pass(action)
    // If this action were still alive, a later one of this call would copy the payload that it put into the
    // state.
    _ = consume action
    emptyQueue()
    if isOutermost { claim.end() }
  }

  /// Calls `subscriber` with the current state at once, then with the state after every action, in the order of
  /// subscription (law 4). The subscription lasts as long as the returned token. Actions that a subscriber
  /// dispatches on its first call have their turns before `subscribe` returns.
  @inlinable public func subscribe(_ subscriber: @escaping (borrowing State) -> Void) -> Subscription {
    let isOutermost = claim.begin()
    checkNotReducing("subscribe")
    let number = subscribers.add(subscriber)
    let wasBusy = activity.isBusy
    activity.isBusy = true
    activity.looks += 1
    subscriber(current)
    activity.looks -= 1
    if !wasBusy { emptyQueue() }
    if isOutermost { claim.end() }
    return Subscription(number: number, released: subscribers.released) { [weak self] in self?.cancel(number) }
  }

  @inlinable func cancel(_ number: Int) {
    let isOutermost = claim.begin()
    checkNotReducing("cancel a subscription")
    subscribers.remove(number)
    subscribers.removeReleased()
    if isOutermost { claim.end() }
  }

  @inlinable func pass(_ action: Action) {
    guard let middleware else { return apply(action) }
    middleware(self, action) { apply($0) }
  }

  @inlinable func apply(_ action: Action) {
    activity.checkMayReduce()
    activity.isReducing = true
    let effects = reducer(&current, action)
    activity.isReducing = false
    // Set instead of incremented: if there were other borrows, the check above would have stopped the program.
    activity.looks = 1
    subscribers.tell(current)
    activity.looks = 0
    if effects.isEmpty { return }
    activity.isPerforming = true
    for effect in effects { perform(effect, self) }
    activity.isPerforming = false
  }

  /// Gives every waiting action its turn. An action is removed from its batch first, so that its payload is
  /// released when its turn ends.
  @inlinable func emptyQueue() {
    defer { activity.isBusy = false }
    if queue.isEmpty { return }
    repeat {
      swap(&batch, &queue)
      batch.reverse()
      while let action = batch.popLast() { pass(action) }
      // The memory of a long batch is returned. The queue takes over that of the batch, so it never keeps more.
      if batch.capacity > 1_024 { batch = [] }
    } while !queue.isEmpty
  }

  @inlinable func checkNotReducing(_ what: StaticString) {
    if activity.isReducing { activity.stopReducer(what) }
  }
}

extension Store where State: ~Copyable, Effect == Never {
  /// Makes a store without effects, whose reducer returns nothing. The first middleware is the outermost.
  @inlinable public convenience init(
    state: consuming State,
    reducer: @escaping (inout State, Action) -> Void,
    middleware: [Middleware<State, Action, Never>] = []
  ) {
    let reducer: Reducer<State, Action, Never> = { state, action in
      reducer(&state, action)
      return []
    }
    self.init(state: state, reducer: reducer, middleware: middleware, perform: { _, _ in })
  }
}

extension Store where State: ~Copyable {
  /// Explains the error.
  @available(*, unavailable, message: "A reducer that returns effects needs `perform:`, which performs them.")
  public convenience init(
    state: consuming State,
    reducer: @escaping Reducer<State, Action, Effect>,
    middleware: [Middleware<State, Action, Effect>] = []
  ) {
    fatalError()
  }
}
