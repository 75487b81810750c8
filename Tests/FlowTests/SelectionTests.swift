import Flow
import Testing

struct SelectionTests {
  @Test func `a part is selected and compared with the last reported one, once per action`() {
    var (told, log): ([Int], [String]) = ([], [])
    let dial = Dial()
    let subscription = dial.subscribe(
      select: { number -> Int in
        log.append("select \(number)")
        return copy number
      },
      skipRepeats: { last, new in
        log.append("compare \(last) \(new)")
        return new - last < 5
      }
    ) { told.append($0) }
    withExtendedLifetime(subscription) { [2, 4, 6, 8].forEach(dial.dispatch) }
    // No two successive states differ by 5 or more.
    #expect(told == [0, 6])
    #expect(
      log == [
        "select 0", "select 2", "compare 0 2", "select 4", "compare 0 4", "select 6", "compare 0 6",
        "select 8", "compare 6 8",
      ])
  }
}
