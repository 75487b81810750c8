import Flow
import Testing

@MainActor struct TestStoreTests {
  struct Search: Equatable {
    var text = ""
    var found: [String] = []
  }

  enum SearchAction: Equatable { case typed(String), found([String]), cleared }

  enum SearchEffect: Equatable { case search(String), stop, log }

  private nonisolated static func reduce(_ search: inout Search, _ action: SearchAction) -> [SearchEffect] {
    switch action {
    case .typed(let text):
      search.text = text
      return [.search(text), .log]
    case .found(let titles): search.found += titles
    case .cleared:
      search = Search()
      return [.stop]
    }
    return []
  }

  /// What a test reports, without an end at the first failure.
  private final class Failures {
    var messages: [String] = []
    var places: [String] = []

    func report(_ failure: TestFailure) {
      messages.append(failure.message)
      places.append("\(failure.fileID):\(failure.line)")
    }
  }

  private typealias SearchTest = TestStore<Search, SearchAction, SearchEffect>

  private let failures = Failures()

  private func reporting(_ test: SearchTest) -> SearchTest {
    test.report = failures.report
    return test
  }

  /// A test whose effects are only compared.
  private func test() -> SearchTest {
    reporting(TestStore(state: Search(), reducer: Self.reduce))
  }

  /// A test in which a search finds `titles`, at once.
  private func test(finding titles: [String]) -> SearchTest {
    reporting(
      TestStore(state: Search(), reducer: Self.reduce) { effect, store in
        if case .search = effect { for title in titles { store.dispatch(.found([title])) } }
      })
  }

  /// A test in which a search finds its text, when `tasks` get to it.
  private func test(with tasks: Tasks<String>) -> SearchTest {
    reporting(
      TestStore(state: Search(), reducer: Self.reduce, running: tasks.names) { effect, store in
        switch effect {
        case .search(let text):
          tasks.start("search") {
            text
          } then: { [weak store] in
            store?.dispatch(.found([(try? $0.get()) ?? ""]))
          }
        case .stop: tasks.cancel("search")
        case .log: break
        }
      })
  }

  @Test func `what is expected passes`() async throws {
    let test = test(finding: ["a", "b"])
    try test.send(.typed("x"), effects: [.search("x"), .log]) { $0.text = "x" }
    try await test.receive(.found(["a"])) { $0.found = ["a"] }
    try await test.receive(.found(["b"])) { $0.found = ["a", "b"] }
    try test.send(.cleared, effects: [.stop]) { $0 = Search() }
    test.store.dispatch(.found([]))
    try await test.receive(.found([]))
    try test.finish()
    #expect(failures.messages == [])
  }

  @Test func `a change that is not named fails with the parts that differ`() throws {
    let test = test()
    try test.send(.typed("x"), effects: [.search("x"), .log]) { $0.text = "y" }
    try test.send(.found(["a"]))
    try test.send(.found(["b"])) { $0 = Search(text: "", found: ["a", "c"]) }
    #expect(
      failures.messages == [
        #"typed("x")"# + "\n" + #"state.text: expected "y", got "x""#,
        #"found(["a"])"# + "\n" + #"state.found[0]: expected nothing, got "a""#,
        #"found(["b"])"# + "\n" + #"state.text: expected "", got "x""# + "\n"
          + #"state.found[1]: expected "c", got "b""#,
      ])
  }

  @Test func `an effect that is not named fails, and one that is not returned, and another order`() throws {
    let test = test()
    let change: (inout Search) -> Void = { $0.text = "x" }
    try test.send(.typed("x"), change)
    try test.send(.typed("x"), effects: [.search("x")], change)
    try test.send(.typed("x"), effects: [.log, .search("x")], change)
    try test.send(.typed("x"), effects: [.search("y"), .log], change)
    try test.send(.found([]), effects: [.stop])
    #expect(
      failures.messages.map { $0.split(separator: "\n").dropFirst().map(String.init) } == [
        [#"effects[0]: expected nothing, got search("x")"#, "effects[1]: expected nothing, got log"],
        ["effects[1]: expected nothing, got log"],
        [#"effects[0]: expected log, got search("x")"#, #"effects[1]: expected search("x"), got log"#],
        [#"effects[0].search: expected "y", got "x""#],
        ["effects[0]: expected stop, got nothing"],
      ])
  }

  @Test func `an action that no step names fails, and one that does not come, and another one`() async throws {
    let found = test(finding: ["a", "b"])
    found.store.dispatch(.typed("x"))
    try await found.receive(.typed("x"), effects: [.search("x"), .log]) { $0.text = "x" }
    try await found.receive(.found(["z"]))
    try found.send(.found(["c"])) { $0.found = ["a", "b", "c"] }
    try await test().receive(.cleared)
    let held = reporting(
      SearchTest(state: Search(), reducer: Self.reduce, middleware: [Middleware { _, _, _ in }]))
    try held.send(.cleared)
    #expect(
      failures.messages == [
        #"found(["z"])"# + "\n" + #"action.found[0]: expected "z", got "a""#,
        #"no step names these actions: [found(["b"])]"#,
        "the reducer did not get the action cleared",
        "the reducer did not get the action cleared",
      ])
  }

  @Test func `a reply that comes later is waited for as long as a task runs`() async throws {
    let tasks = Tasks<String>()
    let test = test(with: tasks)
    for text in ["x", "y"] {
      try test.send(.typed(text), effects: [.search(text), .log]) { $0.text = text }
    }
    try await test.receive(.found(["y"])) { $0.found = ["y"] }
    try test.send(.typed("z"), effects: [.search("z"), .log]) { $0.text = "z" }
    try test.send(.cleared, effects: [.stop]) { $0 = Search() }
    try await test.receive(.found(["z"]))
    try test.finish()
    #expect(failures.messages == [#"the reducer did not get the action found(["z"])"#])
  }

  @Test func `a late reply that no step names fails, and a task that runs at the end`() async throws {
    let tasks = Tasks<String>()
    let test = test(with: tasks)
    try test.send(.typed("x"), effects: [.search("x"), .log]) { $0.text = "x" }
    try test.finish()
    await tasks.finish()
    try test.finish()
    #expect(
      failures.messages == [#"still running: ["search"]"#, #"no step names these actions: [found(["x"])]"#])
  }

  @Test func `a failure names the line of its step, the end without a last line that of the last step`()
    async throws
  {
    let search = test(finding: ["a"])
    try search.send(.typed("x"), effects: [.search("x"), .log])
    let line = #line - 1
    try await search.receive(.found([]))
    do {
      let forgotten = test(finding: ["a"])
      try forgotten.send(.typed("x"), effects: [.search("x"), .log]) { $0.text = "x" }
    }
    #expect(failures.places == [line, line + 2, line + 5].map { "FlowTests/TestStoreTests.swift:\($0)" })
  }

  @Test func `a report with Swift Testing shows a failure at the line of its step`() throws {
    let test = SearchTest(state: Search(), reducer: Self.reduce)
    test.report = { failure in
      Issue.record(
        Comment(rawValue: failure.message),
        sourceLocation: SourceLocation(
          fileID: failure.fileID, filePath: failure.filePath, line: failure.line, column: failure.column))
    }
    let line = #line + 2
    try withKnownIssue {
      try test.send(.cleared)
    } matching: { issue in
      issue.sourceLocation?.line == line && issue.comments.map(\.rawValue).joined().contains("got stop")
    }
  }

  @Test func `a failure is thrown by default`() {
    let test = SearchTest(state: Search(), reducer: Self.reduce)
    let error = #expect(throws: TestFailure.self) { try test.send(.cleared, fileID: "T/A.swift", line: 7) }
    #expect(error?.description == "T/A.swift:7: cleared\neffects[0]: expected nothing, got stop")
  }

  @Test func `reducers without effects are tested, those that return nothing and those that return none`()
    throws
  {
    func add(_ sum: inout Int, _ number: Int) { sum += number }
    let test = TestStore(state: 0, reducer: add)
    try test.send(2) { $0 = 2 }
    let closure = TestStore<Int, Int, Never>(state: 0, reducer: { sum, number in sum += number })
    try closure.send(2) { $0 = 2 }
    let other = TestStore(
      state: 0,
      reducer: { (sum: inout Int, number: Int) -> [Never] in
        add(&sum, number)
        return []
      })
    try other.send(2) { $0 = 2 }
    #expect(throws: TestFailure.self) { try test.send(2) { $0 = 5 } }
  }
}
