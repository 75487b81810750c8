import Flow
import Testing

struct MiddlewareTests {
  @Test func `next calls the following middleware and, after the last, the reducer`() {
    let store = Story(middleware: [
      Middleware { _, letter, next in next(letter == "a" ? "b" : letter) },
      Middleware { _, letter, next in next(letter == "b" ? "c" : letter) },
    ])
    "abd".forEach(store.dispatch)
    #expect(store.state == "ccd")
  }

  @Test func `middleware can wrap another`() {
    let upper = Middleware<String, Character, String> { _, letter, next in
      next(Character(letter.uppercased()))
    }
    let store = Story(middleware: [
      Middleware { store, letter, next in
        if letter == "a" { upper.handle(store, letter, next) } else { next(letter) }
      }
    ])
    "ab".forEach(store.dispatch)
    #expect(store.state == "Ab")
  }

  @Test func `an action that is not passed on reaches nobody`() {
    var log: [String] = []
    let store = Story(
      asks: ["a": ["effect"]],
      middleware: [
        Middleware { _, letter, next in if letter != "a" { next(letter) } },
        Middleware { _, letter, next in
          log.append("passes \(letter)")
          next(letter)
        },
      ],
      perform: { effect, _ in log.append(effect) })
    let subscription = store.subscribe { log.append("told '\($0)'") }
    withExtendedLifetime(subscription) { "ab".forEach(store.dispatch) }
    #expect(log == ["told ''", "passes b", "told 'b'"])
  }

  @Test func `an action dispatched by middleware waits, and passes through all middleware`() {
    var log: [String] = []
    let store = Story(middleware: [
      Middleware { _, letter, next in
        log.append("outer \(letter)")
        next(letter)
      },
      Middleware { store, letter, next in
        log.append("inner \(letter)")
        if letter == "a" { store.dispatch("b") }
        next(letter)
        if letter == "a" { store.dispatch("c") }
      },
    ])
    store.dispatch("a")
    #expect(log == ["outer a", "inner a", "outer b", "inner b", "outer c", "inner c"])
    #expect(store.state == "abc")
  }

  @Test func `when next returns, the state has changed, subscribers were called, and effects performed`() {
    var log: [String] = []
    let store = Story(
      asks: ["a": ["effect"]],
      middleware: [
        Middleware { store, letter, next in
          log.append("before '\(store.state)'")
          next(letter)
          log.append("after '\(store.state)'")
        }
      ],
      perform: { effect, store in
        log.append(effect)
        store.dispatch("b")
      })
    let subscription = store.subscribe { log.append("told '\($0)'") }
    log = []
    withExtendedLifetime(subscription) { store.dispatch("a") }
    #expect(
      log == [
        "before ''", "told 'a'", "effect", "after 'a'",
        "before 'a'", "told 'ab'", "after 'ab'",
      ])
  }

  @Test func `next may be called twice, with no queued action in between`() {
    var log: [String] = []
    let store = Story(
      asks: ["a": ["effect"]],
      middleware: [
        Middleware { _, letter, next in
          next(letter)
          if letter == "a" { next(letter) }
        }
      ],
      perform: { effect, store in
        log.append(effect)
        store.dispatch("b")
      })
    let subscription = store.subscribe { log.append("told '\($0)'") }
    log = []
    withExtendedLifetime(subscription) { store.dispatch("a") }
    #expect(log == ["told 'a'", "effect", "told 'aa'", "effect", "told 'aab'", "told 'aabb'"])
  }
}
