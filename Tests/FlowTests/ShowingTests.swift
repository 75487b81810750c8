import Flow
import Testing

/// What a debugger shows of a store.
struct ShowingTests {
  struct Page: Equatable {
    var title = "Blue Monday"
    // In a release build, a literal array is constant memory and would always be copied.
    var lines = Array(1...3)
  }

  private func turn(_ page: inout Page, _ line: Int) { page.lines[0] = line }

  @Test func `a store shows its state`() {
    func place(of lines: [Int]) -> UnsafeRawPointer? { lines.withUnsafeBytes(\.baseAddress) }
    let store = Store(state: Page(), reducer: turn)
    let before = store.withState { place(of: $0.lines) }
    let description = #"Page(title: "Blue Monday", lines: [1, 2, 3])"#
    #expect("\(store)".hasPrefix("Store(state: "))
    #expect("\(store)".hasSuffix("\(description))"))
    #expect(Mirror(reflecting: store).children.map(\.label) == ["state"])
    #expect(Mirror(reflecting: store).children.first?.value as? Page == Page())
    var dumped = ""
    dump(store, to: &dumped)
    #expect(dumped.contains(#"title: "Blue Monday""#))
    // No later action copies what was shown.
    store.dispatch(7)
    #expect(store.withState { place(of: $0.lines) } == before)
  }
}
