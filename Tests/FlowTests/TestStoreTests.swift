import Flow
import Testing

struct TestStoreTests {
  /// The reducer of a countdown asks for one less until 0.
  private func countdown(replies: Bool = true) -> TestStore<Int, Int, Int> {
    TestStore(
      state: 9,
      reducer: { state, number in
        state = number
        return number > 0 ? [number - 1] : []
      },
      perform: { effect, store in if replies { store.dispatch(effect) } })
  }

  @Test func `what is expected passes`() throws {
    let test = countdown()
    try test.send(2, then: 1, 0) { $0 = 0 }
    try test.send(0)
    test.store.dispatch(1)
    try test.expect(1, 0)
    try test.expect()
  }

  @Test func `an action that is not expected fails, and one that does not come`() {
    #expect(throws: UnexpectedActions.self) { try countdown().send(1) { $0 = 0 } }
    #expect(throws: UnexpectedActions.self) { try countdown(replies: false).send(1, then: 0) { $0 = 1 } }
    #expect(throws: UnexpectedActions.self) { try countdown().send(1, then: 1) { $0 = 0 } }
    #expect(throws: UnexpectedActions.self) { try countdown().expect(1) }
  }

  @Test func `a state that is not expected fails with both states, and the place in the test`() {
    let error = #expect(throws: UnexpectedActions.self) {
      try countdown().send(0, file: "Tests/T.swift", line: 7) { $0 = 1 }
    }
    #expect(error?.description == "Tests/T.swift:7: expected the state 1, got 0")
    let other = #expect(throws: UnexpectedActions.self) {
      try countdown().send(1, file: "Tests/T.swift", line: 8)
    }
    #expect(other?.description == "Tests/T.swift:8: expected the actions [1], got [1, 0]")
  }
}
