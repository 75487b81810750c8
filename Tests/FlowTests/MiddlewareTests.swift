import Flow
import Testing

struct MiddlewareTests {
  @Test func `next may be called with another action, twice, or not at all`() {
    var log: [String] = []
    let store = Story(
      asks: ["a": ["effect"], "e": ["never"]],
      middleware: [
        Middleware { _, letter, next in
          next(letter)
          if letter == "a" { next(letter) }
        },
        Middleware { _, letter, next in if letter != "e" { next(letter == "c" ? "d" : letter) } },
        Middleware { _, letter, next in
          log.append("passes \(letter)")
          next(letter)
        },
      ],
      perform: { effect, store in
        log.append(effect)
        store.dispatch("b")
      })
    let subscription = store.subscribe { log.append("told '\($0)'") }
    log = []
    withExtendedLifetime(subscription) { "aec".forEach(store.dispatch) }
    // No queued action has its turn between the two calls.
    #expect(
      log == [
        "passes a", "told 'a'", "effect", "passes a", "told 'aa'", "effect",
        "passes b", "told 'aab'", "passes b", "told 'aabb'",
        "passes d", "told 'aabbd'",
      ])
  }
}
