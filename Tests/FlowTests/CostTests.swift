import Flow
import Testing

/// The cost of a subscriber does not depend on how many there are or have been (law 4).
///
/// A cost that grew with their number would be at least 64 times as high here. The bound of 16 leaves room for
/// a busy machine.
struct CostTests {
  @Test func `ending a subscription costs the same however many there are`() {
    #expect(timeOfGoing(crowds: 1, of: 6_400) < timeOfGoing(crowds: 64, of: 100) * 16)
  }

  @Test func `ended subscriptions cost nothing, even if they ended during a call`() {
    #expect(timeOfTelling(gone: 6_400) < timeOfTelling(gone: 1) * 16)
  }

  /// The time to cancel all subscriptions of some dials, in random order.
  private func timeOfGoing(crowds: Int, of count: Int) -> Duration {
    bestOfFive { number in
      var generator = SeededGenerator(seed: number)
      let dials = (0..<crowds).map { _ in Dial() }
      var present = dials.flatMap { dial in (0..<count).map { _ in dial.subscribe { _ in } } }
      present.shuffle(using: &generator)
      return withExtendedLifetime(dials) {
        ContinuousClock().measure { for subscription in present { subscription.cancel() } }
      }
    }
  }

  /// The time to call a subscriber for 100 actions after others came and went during one call.
  private func timeOfTelling(gone count: Int) -> Duration {
    bestOfFive { _ in
      let dial = Dial()
      let subscription = dial.subscribe { [unowned dial] number in
        guard number == 1 else { return }
        let guests = (0..<count).map { _ in dial.subscribe { _ in } }
        for guest in guests { guest.cancel() }
      }
      return withExtendedLifetime(subscription) {
        dial.dispatch(1)
        return ContinuousClock().measure { (2...101).forEach(dial.dispatch) }
      }
    }
  }

  private func bestOfFive(_ measure: (_ number: Int) -> Duration) -> Duration {
    (1...5).map(measure).min()!
  }
}
