/// A store for a part of a state, with the actions of that part, for a screen or a feature that knows no more.
///
/// It holds the store. So a subscriber that captures it strongly keeps the store alive, unless it is cancelled.
public struct StorePart<Part, Action> {
  @usableFromInline let read: () -> Part
  @usableFromInline let send: (Action) -> Void
  @usableFromInline let tell: (@escaping (Part) -> Void) -> Subscription

  @inlinable init(
    read: @escaping () -> Part, send: @escaping (Action) -> Void,
    tell: @escaping (@escaping (Part) -> Void) -> Subscription
  ) {
    (self.read, self.send, self.tell) = (read, send, tell)
  }

  /// The part in the current state.
  @inlinable public var state: Part { read() }

  /// Gives the action of the whole that `embed` makes of `action` its turn, as the store's `dispatch` does.
  @inlinable public func dispatch(_ action: Action) {
    send(action)
  }

  /// Calls `subscriber` with the part now and after every action. With `skipRepeats`, only after actions that
  /// change it.
  @inlinable public func subscribe(
    skipRepeats isRepeat: ((_ last: Part, _ new: Part) -> Bool)? = nil, _ subscriber: @escaping (Part) -> Void
  ) -> Subscription {
    tell(skippingRepeats(isRepeat, subscriber))
  }

  /// Calls `subscriber` with the result of `select`, as the store's `subscribe` does.
  @inlinable public func subscribe<Inner>(
    select: @escaping (Part) -> Inner, skipRepeats isRepeat: ((_ last: Inner, _ new: Inner) -> Bool)? = nil,
    _ subscriber: @escaping (Inner) -> Void
  ) -> Subscription {
    part(select) { $0 }.subscribe(skipRepeats: isRepeat, subscriber)
  }

  /// A part of this part. `embed` makes an action of this part from one of the inner part.
  @inlinable public func part<Inner, InnerAction>(
    _ select: @escaping (Part) -> Inner, _ embed: @escaping (InnerAction) -> Action
  ) -> StorePart<Inner, InnerAction> {
    StorePart<Inner, InnerAction>(
      read: { select(read()) },
      send: { send(embed($0)) },
      tell: { subscriber in tell { subscriber(select($0)) } })
  }
}

extension Store where State: ~Copyable {
  /// A store for the part that `select` returns. `embed` makes an action of the whole from one of the part,
  /// such as a case of the enum of actions.
  @inlinable public func part<Part, PartAction>(
    _ select: @escaping (borrowing State) -> Part, _ embed: @escaping (PartAction) -> Action
  ) -> StorePart<Part, PartAction> {
    StorePart(
      read: { self.withState(select) },
      send: { self.dispatch(embed($0)) },
      tell: { self.subscribe(select: select, $0) })
  }
}
