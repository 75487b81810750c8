/// The subscribers of a store in the order in which they came.
///
/// One that goes leaves a gap, so that going costs the same however many there are; the gaps are closed when
/// they are the greater part, and never while the subscribers are being told.
@usableFromInline
final class Subscribers<State: ~Copyable>: SubscriptionList {
  @usableFromInline
  struct Entry {
    /// Nil when the subscription has ended.
    @usableFromInline var tell: ((borrowing State) -> Void)?
    /// Valid as long as `tell` is there: a token that is let go ends its subscription.
    @usableFromInline unowned(unsafe) let token: Subscription

    @inlinable
    init(tell: ((borrowing State) -> Void)?, token: Subscription) {
      self.tell = tell
      self.token = token
    }
  }

  @exclusivity(unchecked) @usableFromInline var entries: [Entry] = []
  @exclusivity(unchecked) @usableFromInline var isTelling = false
  @exclusivity(unchecked) @usableFromInline var gaps = 0

  @inlinable
  init() {}

  @inlinable
  deinit {
    for entry in entries where entry.tell != nil { entry.token.list = nil }
  }

  @inlinable
  func add(_ tell: @escaping (borrowing State) -> Void) -> Subscription {
    let token = Subscription(list: self, place: entries.count)
    entries.append(Entry(tell: tell, token: token))
    return token
  }

  /// Those who come while this goes on are left out, those who go are left out from then on.
  @inlinable
  func tell(_ state: borrowing State) {
    isTelling = true
    for place in 0..<entries.count { entries[place].tell?(state) }
    isTelling = false
    if gaps > 0 { closeGaps() }
  }

  @usableFromInline
  func remove(at place: Int) {
    var ended: ((borrowing State) -> Void)?
    swap(&ended, &entries[place].tell)
    gaps += 1
    if !isTelling { closeGaps() }
    // What the subscriber held may end subscriptions in its turn, so it goes when the list is in order again.
    withExtendedLifetime(ended) {}
  }

  @usableFromInline
  func closeGaps() {
    guard gaps > entries.count / 2 else { return }
    entries.removeAll { $0.tell == nil }
    for (place, entry) in entries.enumerated() { entry.token.place = place }
    gaps = 0
  }
}
