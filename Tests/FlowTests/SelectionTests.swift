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

  @Test func `a part may be a tuple, with a comparison function`() {
    let told = told(at: [1, 10, 10, 12]) { dial, tell in
      dial.subscribe(select: { ($0 / 10, $0 % 10) }, skipRepeats: ==, tell)
    }
    #expect(told.map(\.0) == [0, 0, 1, 1])
    #expect(told.map(\.1) == [0, 1, 0, 2])
  }

  @Test func `nil is reported like any other part`() {
    let small = { (number: borrowing Int) -> Int? in number < 10 ? copy number : nil }
    let all = told(at: [1, 10, 11, 1]) { dial, tell in dial.subscribe(select: small, tell) }
    #expect(all == [0, 1, nil, nil, 1])
    let changes = told(at: [10, 11, 1]) { dial, tell in dial.subscribe(select: small, skipRepeats: ==, tell) }
    #expect(changes == [0, nil, 1])
  }

  @Test func `a part may be Void`() {
    let all: [Void] = told(at: [1, 2]) { dial, tell in dial.subscribe(select: { _ in () }, tell) }
    #expect(all.count == 3)
    let changes: [Void] = told(at: [1, 2]) { dial, tell in
      dial.subscribe(select: { _ in () }, skipRepeats: ==, tell)
    }
    #expect(changes.count == 1)
  }

  @Test func `skipRepeats compares with the last reported part, not with the previous state`() {
    let told = told(at: [2, 4, 6, 8]) { dial, tell in
      dial.subscribe(select: { $0 }, skipRepeats: { abs($0 - $1) < 5 }, tell)
    }
    // No two successive states differ by 5 or more.
    #expect(told == [0, 6])
  }

  @Test func `each subscriber has its own last reported part`() {
    var early: [Int] = []
    var late: [Int] = []
    let dial = Dial()
    let tens = { (number: borrowing Int) in number / 10 }
    let first = dial.subscribe(select: tens, skipRepeats: ==) { early.append($0) }
    dial.dispatch(10)
    let second = dial.subscribe(select: tens, skipRepeats: ==) { late.append($0) }
    withExtendedLifetime([first, second]) { [11, 20].forEach(dial.dispatch) }
    #expect(early == [0, 1, 2])
    #expect(late == [1, 2])
  }

  @Test func `a part is selected and compared once per action`() {
    var log: [String] = []
    let told = told(at: [1, 1]) { dial, tell in
      dial.subscribe(
        select: { number -> Int in
          log.append("select \(number)")
          return copy number
        },
        skipRepeats: { last, new in
          log.append("compare \(last) \(new)")
          return last == new
        }, tell)
    }
    #expect(told == [0, 1])
    #expect(log == ["select 0", "select 1", "compare 0 1", "select 1", "compare 1 1"])
  }
}
