/// Holds the one state of a program and takes it from action to action.
///
/// An action that is dispatched gets a *turn*: it passes through the middleware to the reducer, the
/// subscribers are told the new state, and then the effects that the reducer asked for are performed. Turns
/// follow one another and are never nested; what is dispatched during a turn joins a queue (law 2). The
/// laws are numbered as in the tests, where each is the name of one.
///
/// A store belongs to one thread, and as it is not `Sendable` the compiler sees to that.
///
/// `State` need not be copyable. That is less for states that cannot be copied than for the store itself:
/// written for such a state, no line in here can make a copy, so that a reducer always finds the state to be
/// the only one of its kind and changes it in place, however large it is (law 8).
///
/// The stored properties are exempt from run-time exclusivity checks, which took half of the time of a
/// dispatch. The two overlaps that a caller could bring about are caught here: a look at the state while a
/// reducer writes it (`isReducing`), and a reducer that would write it while somebody looks (`looks`). Tried and
/// given up: the state behind an unsafe pointer (no faster, and no safer), and closures that take a copyable state
/// (six reference counts up and down at each dispatch).
public final class Store<State: ~Copyable, Action, Effect> {
  /// Performs an effect. When it returns, it has given its replies, having waited for them where it must: it
  /// cannot keep `reply`. Replies are actions like any other and join the queue.
  public typealias Perform = (_ effect: Effect, _ reply: (Action) -> Void) -> Void

  @exclusivity(unchecked) @usableFromInline var current: State
  /// Two arrays take turns, one being filled while the other is worked off, so that they keep their memory.
  @exclusivity(unchecked) @usableFromInline var queue: [Action] = []
  @exclusivity(unchecked) @usableFromInline var batch: [Action] = []
  @exclusivity(unchecked) @usableFromInline var isBusy = false
  @exclusivity(unchecked) @usableFromInline var isReducing = false
  /// How many look at the state just now.
  @exclusivity(unchecked) @usableFromInline var looks = 0
  @usableFromInline let subscribers = Subscribers<State>()
  @usableFromInline let reducer: Reducer<State, Action, Effect>
  @usableFromInline let middleware: [Middleware<State, Action, Effect>]
  @usableFromInline let perform: Perform

  @inlinable
  public init(
    state: consuming State,
    reducer: @escaping Reducer<State, Action, Effect>,
    middleware: [Middleware<State, Action, Effect>] = [],
    perform: @escaping Perform
  ) {
    current = state
    self.reducer = reducer
    self.middleware = middleware
    self.perform = perform
  }

  /// The present state, lent and not copied. It must not change while somebody looks: a dispatch out of such a look
  /// stops the program, as does a reducer that looks. Whoever copies it (`let state = store.state`) and keeps the copy
  /// across a dispatch makes the reducer copy what it changes.
  @inlinable
  public var state: State {
    _read {
      checkNotReducing("look at its store: the state is its first argument")
      looks += 1
      defer { looks -= 1 }
      yield current
    }
  }

  /// Lends the present state to `body`, as `state` does. Handing `state` on to another function would copy it.
  @inlinable
  public func look<Result>(_ body: (borrowing State) -> Result) -> Result {
    body(state)
  }

  /// Gives an action its turn. A call from a subscriber, a middleware or an effect returns at once, and the
  /// action waits for its turn, first in, first out; any other call returns when no action waits any more. How
  /// many wait, or bring forth the next one, is not limited (law 2). A reducer that dispatches stops the
  /// program (law 3).
  @inlinable
  public func dispatch(_ action: Action) {
    checkNotReducing("dispatch: it returns an effect, and the reply to that is an action")
    guard !isBusy else { return queue.append(action) }
    isBusy = true
    pass(action, to: 0)
    emptyQueue()
  }

  /// Tells `tell` the present state at once and then the state after every action, in the order in which the
  /// subscribers came (law 4), for as long as the returned token lives.
  ///
  /// Who subscribes while others are being told counts from the next action on, having just been told the
  /// same state as they.
  @inlinable
  public func subscribe(_ tell: @escaping (borrowing State) -> Void) -> Subscription {
    checkNotReducing("subscribe")
    let subscription = subscribers.add(tell)
    // What a subscriber dispatches on hearing the present state has to wait like everything else.
    let isOutermost = !isBusy
    isBusy = true
    tell(current)
    if isOutermost { emptyQueue() }
    return subscription
  }

  @inlinable
  func pass(_ action: Action, to place: Int) {
    if place == middleware.count { return reduce(action) }
    middleware[place].handle(self, action) { pass($0, to: place + 1) }
  }

  @inlinable
  func reduce(_ action: Action) {
    if looks > 0 { fatalError("A state must not change while it is looked at.") }
    isReducing = true
    let effects = reducer(&current, action)
    isReducing = false
    subscribers.tell(current)
    for effect in effects { perform(effect) { dispatch($0) } }
  }

  @inlinable
  func emptyQueue() {
    if !queue.isEmpty { turnQueue() }
    isBusy = false
  }

  @inlinable
  func turnQueue() {
    while !queue.isEmpty {
      swap(&batch, &queue)
      for action in batch { pass(action, to: 0) }
      batch.removeAll(keepingCapacity: true)
    }
  }

  /// Not a precondition: those lose their sentence in a release build.
  @inlinable
  func checkNotReducing(_ what: StaticString) {
    if isReducing { fatalError("A reducer must not \(what).") }
  }
}
