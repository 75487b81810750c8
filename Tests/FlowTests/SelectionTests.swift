import Flow
import Testing

struct SelectionTests {
  /// The parts that a subscriber receives from a dial that is at 0 and is then set to each of `numbers`.
  private func told<Part>(
    at numbers: [Int], by subscribe: (_ dial: Dial, _ tell: @escaping (Part) -> Void) -> Subscription
  ) -> [Part] {
    var told: [Part] = []
    let dial = Dial()
    let subscription = subscribe(dial) { told.append($0) }
    withExtendedLifetime(subscription) { numbers.forEach(dial.dispatch) }
    return told
  }

  @Test func `a part is selected and compared with the last reported one, once per action`() {
    var log: [String] = []
    let told = told(at: [2, 4, 6, 8]) { dial, tell in
      dial.subscribe(
        select: { number -> Int in
          log.append("select \(number)")
          return copy number
        },
        skipRepeats: { last, new in
          log.append("compare \(last) \(new)")
          return new - last < 5
        }, tell)
    }
    // No two successive states differ by 5 or more.
    #expect(told == [0, 6])
    #expect(
      log == [
        "select 0", "select 2", "compare 0 2", "select 4", "compare 0 4", "select 6", "compare 0 6",
        "select 8", "compare 6 8",
      ])
  }
}
