import Flow
import Testing

/// Subscribing and cancelling while subscribers are being called (law 4).
struct ComingAndGoingTests {
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
