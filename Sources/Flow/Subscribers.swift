/// The subscribers of a store in the order in which they came.
///
/// A subscriber that goes leaves a gap, so that going costs the same however many there are. The gaps are
/// closed when more than half of the places are gaps, and never while the subscribers are being told.
@usableFromInline
final class Subscribers<State: ~Copyable> {
  @usableFromInline
  struct Entry {
    /// Nil if the subscription has ended. Retained when the entry is made, released when the subscription ends.
    /// To retain it around each call took 3,000 subscribers from 6.5 to 21 µs.
    @usableFromInline var subscriber: Unmanaged<Subscriber<State>>?
    /// Valid as long as there is a subscriber: a token that is released ends its subscription.
    @usableFromInline unowned(unsafe) let token: Subscription

    @inlinable
    init(_ subscriber: Subscriber<State>, token: Subscription) {
      self.subscriber = .passRetained(subscriber)
      self.token = token
    }
  }

  // Exempt from run-time exclusivity checks (see `Store`), which would also take 3,000 subscribers from 3.5 to
  // 19 µs. No access outlasts the statement that it stands in, and no such statement calls a subscriber.
  @exclusivity(unchecked) @usableFromInline var entries: [Entry] = []
  /// The place of the subscriber that is being told; nil if none is.
  @exclusivity(unchecked) @usableFromInline var toldPlace: Int?
  /// The subscriber that is being told, if its subscription has ended meanwhile.
  @exclusivity(unchecked) @usableFromInline var leaving: Unmanaged<Subscriber<State>>?
  @exclusivity(unchecked) @usableFromInline var gaps = 0

  @inlinable
  init() {}

  @inlinable
  func add(_ tell: @escaping (borrowing State) -> Void, of store: any SubscriptionOwner) -> Subscription {
    let token = Subscription(of: store, index: entries.count)
    entries.append(Entry(Subscriber(tell), token: token))
    return token
  }

  /// Subscribers that come meanwhile are left out, those that go are left out from then on.
  @inlinable
  func tell(_ state: borrowing State) {
    for index in 0..<entries.count {
      guard let subscriber = entries[index].subscriber else { continue }
      toldPlace = index
      subscriber._withUnsafeGuaranteedRef { $0.tell(state) }
      if leaving != nil { releaseLeaving() }
    }
    toldPlace = nil
    if gaps > 0 { closeGaps() }
  }

  @usableFromInline
  func remove(at index: Int) {
    guard let ended = entries[index].subscriber else { return }
    entries[index].subscriber = nil
    gaps += 1
    if toldPlace == index { return leaving = ended }
    if toldPlace == nil { closeGaps() }
    // Last, because what the subscriber held may end further subscriptions.
    ended.release()
  }

  /// Ends all subscriptions, for the store is going.
  @usableFromInline
  func endAll() {
    let ended = entries
    entries = []
    for entry in ended where entry.subscriber != nil { entry.token.owner = nil }
    for entry in ended { entry.subscriber?.release() }
  }

  @usableFromInline
  func releaseLeaving() {
    let ended = leaving
    leaving = nil
    ended?.release()
  }

  @usableFromInline
  func closeGaps() {
    guard gaps > entries.count / 2 else { return }
    // A new array, so that the memory of a crowd that has gone is given back.
    entries = entries.filter { $0.subscriber != nil }
    for (index, entry) in entries.enumerated() { entry.token.index = index }
    gaps = 0
  }
}

/// A function that is told the state.
///
/// An object, because a function read from an array is retained and released around its call, and one in a
/// constant field of an object is not.
@usableFromInline
final class Subscriber<State: ~Copyable> {
  @usableFromInline let tell: (borrowing State) -> Void

  @inlinable
  init(_ tell: @escaping (borrowing State) -> Void) {
    self.tell = tell
  }
}
