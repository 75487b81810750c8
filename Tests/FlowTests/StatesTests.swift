import Flow
import Testing

@MainActor struct StatesTests {
  @Test func `a sequence begins with the current state and has the state after every action`() async {
    let dial = Dial()
    dial.dispatch(1)
    let states = dial.states(select: { copy $0 }, bufferingPolicy: .unbounded)
    for number in [1, 2, 2, 3] { dial.dispatch(number) }
    var seen: [Int] = []
    for await number in states {
      seen.append(number)
      if number == 3 { break }
    }
    #expect(seen == [1, 1, 2, 2, 3])
  }

  @Test func `repeats are skipped on request, and a slow consumer gets the latest state`() async {
    let dial = Dial()
    var changes = dial.states(select: { $0 / 10 }, skipRepeats: ==, bufferingPolicy: .unbounded)
      .makeAsyncIterator()
    var latest = dial.states(select: { $0 / 10 }).makeAsyncIterator()
    for number in [1, 11, 12, 21] { dial.dispatch(number) }
    for change in 0...2 { #expect(await changes.next() == change) }
    #expect(await latest.next() == 2)
  }

  @Test func `a sequence ends when the store is released`() async throws {
    var dial: Dial? = Dial()
    let sequence = dial?.states(select: { copy $0 })
    dial = nil
    let states = try #require(sequence)
    var seen: [Int] = []
    for await number in states { seen.append(number) }
    #expect(seen == [0])
  }

  @Test func `a thousand ended consumers leave no subscription`() async {
    var alive = 0
    let dial = Dial()
    func states() -> AsyncStream<Int> {
      alive += 1
      let held = Held { alive -= 1 }
      return dial.states(select: { number in withExtendedLifetime(held) { copy number } })
    }
    for consumer in 1...1_000 {
      switch consumer % 3 {
      case 0: for await _ in states() { break }
      case 1: _ = states()
      default:
        let task = Task { for await number in states() where number > 0 {} }
        await Task.yield()
        task.cancel()
        await task.value
      }
    }
    dial.dispatch(0)
    #expect(alive == 0)
  }
}
