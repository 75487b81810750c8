import Flow
import Testing

/// Which objects keep which alive, and what may happen when one is released.
struct LifetimeTests {
  @Test func `a store and its contents are released with the last reference`() {
    weak var itself: Story?
    var log: [String] = []
    do {
      let middleware = ["first", "second", "third"].map { name in
        Middleware<String, Character, String> { [held = Held { log.append(name) }] _, letter, next in
          withExtendedLifetime(held) { next(letter) }
        }
      }
      let store = Story(asks: ["a": ["effect"]], middleware: middleware) { _, store in store.dispatch("b") }
      itself = store
      withExtendedLifetime(store.subscribe { _ in }) { store.dispatch("a") }
      #expect(store.state == "ab" && log.isEmpty)
    }
    #expect(itself == nil && log.sorted() == ["first", "second", "third"])
  }

  @Test func `a token does not keep the store alive and may outlive it`() {
    var log: [String] = []
    var subscriptions: [Subscription] = []
    do {
      let store = Story()
      subscriptions = ["first", "second"].map { name in
        store.subscribe { [held = Held { log.append("\(name) is let go") }] _ in withExtendedLifetime(held) {} }
      }
      withExtendedLifetime(store) { subscriptions[0].cancel() }
      log.append("the store is let go")
    }
    #expect(log == ["first is let go", "the store is let go", "second is let go"])
    for subscription in subscriptions { subscription.cancel() }
    subscriptions = []
  }

  @Test func `an ended subscription keeps nothing alive, even if its token lives`() {
    weak var held: Held?
    let store = Story()
    let subscription = store.subscribe(select: { _ in Held() }, skipRepeats: { _, _ in false }) { held = $0 }
    #expect(held != nil)
    subscription.cancel()
    #expect(held == nil)
    withExtendedLifetime(subscription) {}
  }

  @Test func `the captures of an ended subscription go with the next action, subscription or cancellation`() {
    let store = Story()
    let other = store.subscribe { _ in }
    let uses = [{ store.dispatch("a") }, { _ = store.subscribe { _ in } }, { other.cancel() }]
    for use in uses {
      var isHeld = true
      _ = store.subscribe { [held = Held { isHeld = false }] _ in withExtendedLifetime(held) {} }
      #expect(isHeld)
      use()
      #expect(!isHeld)
    }
  }

  @Test func `a long chain of subscriptions ends with the first`() {
    var told = 0
    let store = Story()
    var first = store.subscribe { _ in }
    for _ in 1...100_000 {
      first = store.subscribe { [next = first] _ in withExtendedLifetime(next) { told += 1 } }
    }
    let last = store.subscribe { _ in told += 1_000_000 }
    told = 0
    first.cancel()
    withExtendedLifetime(last) { store.dispatch("a") }
    #expect(told == 1_000_000)
  }

  @Test func `a subscriber may release the store during a turn`() {
    var log: [String] = []
    var store: Story? = Story(asks: ["a": ["effect"]]) { effect, _ in log.append(effect) }
    weak let itself = store
    let subscription = store?.subscribe { story in
      log.append("told '\(story)'")
      if story == "a" { store = nil }
    }
    withExtendedLifetime(subscription) { store?.dispatch("a") }
    #expect(log == ["told ''", "told 'a'", "effect"])
    #expect(itself == nil)
  }
}
