import Flow
import Testing

/// Subscribing and cancelling while subscribers are being called (law 4).
struct ComingAndGoingTests {
  @Test func `a subscriber added during a call sees the same state, then every later action`() {
    var log: [String] = []
    var late: [Subscription] = []
    let store = Story()
    let first = store.subscribe { [unowned store] story in
      log.append("first \(story)")
      if story == "a" { late.append(store.subscribe { log.append("late \($0)") }) }
    }
    let second = store.subscribe { log.append("second \($0)") }
    log = []
    withExtendedLifetime([first, second]) {
      store.dispatch("a")
      store.dispatch("b")
    }
    #expect(log == ["first a", "late a", "second a", "first ab", "second ab", "late ab"])
  }

  @Test func `a subscriber that adds another on its first call comes before it`() {
    var log: [String] = []
    var brought: [Subscription] = []
    let store = Story()
    let first = store.subscribe { [unowned store] story in
      if brought.isEmpty { brought.append(store.subscribe { log.append("brought '\($0)'") }) }
      log.append("first '\(story)'")
    }
    withExtendedLifetime(first) { store.dispatch("a") }
    #expect(log == ["brought ''", "first ''", "first 'a'", "brought 'a'"])
  }

  @Test func `a subscriber that ends during its call keeps its captures until the call returns`() {
    var log: [String] = []
    var subscriptions: [Subscription] = []
    let store = Story()
    let subscription = store.subscribe { [held = Held { log.append("let go") }] story in
      subscriptions = []
      withExtendedLifetime(held) { log.append("told '\(story)'") }
    }
    subscriptions.append(consume subscription)
    store.dispatch("a")
    store.dispatch("b")
    #expect(log == ["told ''", "told 'a'", "let go"])
  }
}
