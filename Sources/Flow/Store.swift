/// Holds the state of a program and applies actions to it.
///
/// A dispatched action gets a *turn*: it passes through the middleware to the reducer, the subscribers get the
/// new state, and then the effects that the reducer returned are performed. Turns follow one another and are
/// never nested; an action dispatched during a turn joins a queue (law 2). `docs/flow/FLOW.md` lists the laws,
/// and each is the name of a test.
///
/// A store belongs to one thread, or to one actor. It is not `Sendable`, so code in the Swift 6 language mode
/// that shares it does not compile. Other code may get past the compiler: two threads that use a store at the
/// same time, even to read its state, stop the program. Only the token of a subscription may be released on any
/// thread.
///
/// `State` need not be copyable. Because the store's code works for such states, it cannot copy a state, so a
/// reducer always holds the only reference and changes it in place, however large it is (law 8).
public final class Store<State: ~Copyable, Action, Effect> {
  /// Performs an effect. It receives the store for replies, which are actions like any other and join the
  /// queue.
  ///
  /// A reply may also come later, from a task or a callback on the store's thread. Code that waits for it
  /// should capture the store weakly; otherwise the store lives until the reply has come.
  public typealias Perform = (_ effect: Effect, _ store: Store) -> Void

  // Exempt from run-time exclusivity checks, as are fields of `Subscribers`. With them, uses of
  // `state` copy all of it, and the game takes a third longer. `activity` replaces them: only `apply` changes
  // the state, and it stops the program if other code is reading or changing the state. The other fields are
  // exempt only for the speed of a dispatch with one subscriber: 33 ns instead of 53.
  @exclusivity(unchecked) @usableFromInline var current: State
  @exclusivity(unchecked) @usableFromInline var activity = Activity()
  @usableFromInline let claim = ThreadClaim()
  /// The waiting actions, the last one at the end.
  @exclusivity(unchecked) @usableFromInline var queue: [Action] = []
  /// The actions that waited when the current batch began, the first one at the end. The two arrays are
  /// swapped, so that both keep their memory.
  @usableFromInline var batch: [Action] = []
  @usableFromInline let subscribers = Subscribers<State>()
  @usableFromInline let reducer: Reducer<State, Action, Effect>
  /// All middleware as one.
  @usableFromInline let middleware: Middleware<State, Action, Effect>.Handle?
  @usableFromInline let perform: Perform

  /// Makes a store. The first middleware is the outermost.
  @inlinable
  public init(
    state: consuming State,
    reducer: @escaping Reducer<State, Action, Effect>,
    middleware: [Middleware<State, Action, Effect>] = [],
    perform: @escaping Perform
  ) {
    current = state
    self.reducer = reducer
    var chain: Middleware<State, Action, Effect>.Handle?
    for outer in middleware.reversed() {
      guard let inner = chain else {
        chain = outer.handle
        continue
      }
      chain = { store, action, next in outer.handle(store, action) { inner(store, $0, next) } }
    }
    self.middleware = chain
    self.perform = perform
  }

  /// The current state, borrowed without a copy.
  ///
  /// A state must not change while it is borrowed: a change stops the program. For a call that is awaited,
  /// Swift copies a state that can be copied, and borrows any other until the call returns. A copy
  /// (`let state = store.state`) that is kept across a dispatch makes the reducer copy what it changes.
  @inlinable
  public var state: State {
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
  @inlinable
  public func withState<Result: ~Copyable, Failure: Error>(
    _ body: (borrowing State) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(state)
  }

  /// Gives an action its turn.
  ///
  /// A call from a subscriber, a middleware or an effect returns at once, and the action waits for its turn,
  /// first in, first out. Any other call returns when the queue is empty. The number of waiting actions, and of
  /// actions that each dispatch the next one, is unlimited (law 2). A reducer that dispatches stops the program
  /// (law 3).
  @inlinable
  public func dispatch(_ action: consuming Action) {
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
  /// subscription (law 4). The subscription lasts as long as the returned token.
  ///
  /// A subscriber added while others are being called gets the same state at once, then the state after the
  /// next action.
  ///
  /// Actions that a subscriber dispatches on its first call have their turns before `subscribe` returns. There
  /// is no token until then, so the subscription cannot be cancelled before those turns.
  @inlinable
  public func subscribe(_ subscriber: @escaping (borrowing State) -> Void) -> Subscription {
    let number = begin(subscriber)
    return Subscription(number: number, released: subscribers.released) { [weak self] in self?.cancel(number) }
  }

  /// Begins a subscription without a token, and returns its number.
  @inlinable
  func begin(_ subscriber: @escaping (borrowing State) -> Void) -> Int {
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
    return number
  }

  @inlinable
  func cancel(_ number: Int) {
    let isOutermost = claim.begin()
    checkNotReducing("cancel a subscription")
    subscribers.remove(number)
    subscribers.removeReleased()
    if isOutermost { claim.end() }
  }

  @inlinable
  func pass(_ action: Action) {
    guard let middleware else { return apply(action) }
    middleware(self, action) { apply($0) }
  }

  @inlinable
  func apply(_ action: Action) {
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
  @inlinable
  func emptyQueue() {
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

  @inlinable
  func checkNotReducing(_ what: StaticString) {
    if activity.isReducing { activity.stopReducer(what) }
  }
}

extension Store where State: ~Copyable, Effect == Never {
  /// Makes a store without effects, whose reducer returns nothing. The first middleware is the outermost.
  @inlinable
  public convenience init(
    state: consuming State,
    reducer: @escaping (inout State, Action) -> Void,
    middleware: [Middleware<State, Action, Never>] = []
  ) {
    self.init(state: state, reducer: withoutEffects(reducer), middleware: middleware)
  }

  // Disfavored, because otherwise a closure that returns nothing would fit both.
  /// Makes a store without effects, whose reducer was made by a function that takes any reducer.
  @_disfavoredOverload @inlinable
  public convenience init(
    state: consuming State,
    reducer: @escaping Reducer<State, Action, Never>,
    middleware: [Middleware<State, Action, Never>] = []
  ) {
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
