import Flow
import Testing

/// One test for each law. The consequences of a law are tested in the file named after the part concerned.
struct LawTests {
  @Test func `law 1: only a reducer changes the state`() {
    var left = 0
    let store = Store<Int, Int, Int>(
      state: left,
      reducer: { state, action in
        #expect(state == left)
        state = state &* 31 &+ action
        left = state
        return [action]
      },
      middleware: [
        Middleware { store, action, next in
          #expect(store.state == left)
          next(action)
          #expect(store.state == left)
        }
      ],
      perform: { effect, store in if effect < 100 { store.dispatch(effect * 10) } })
    let subscription = store.subscribe { #expect($0 == left) }
    withExtendedLifetime(subscription) { (1...9).forEach(store.dispatch) }
    #expect(store.state == left)
  }

  @Test func `law 2: dispatch from a subscriber, a middleware or an effect joins a queue`() {
    var log: [String] = []
    let store = Story(
      asks: ["a": ["effect"]],
      middleware: [
        Middleware { store, letter, next in
          log.append("middleware \(letter)")
          if letter == "a" { store.dispatch("b") }
          next(letter)
        }
      ],
      perform: { effect, store in
        log.append(effect)
        store.dispatch("d")
      })
    let subscription = store.subscribe { [unowned store] story in
      log.append("subscriber \(story)")
      if story == "a" { store.dispatch("c") }
    }
    withExtendedLifetime(subscription) { store.dispatch("a") }
    log.append("returned")
    #expect(
      log == [
        "subscriber ",
        "middleware a", "subscriber a", "effect",
        "middleware b", "subscriber ab",
        "middleware c", "subscriber abc",
        "middleware d", "subscriber abcd",
        "returned",
      ])
  }

  @Test func `law 3: dispatch from inside a reducer stops with a sentence that says so`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Dial.reduce { dial in dial.dispatch(2) }
    }
    #expect(
      result?.lastWords == reducerSentence("dispatch: it returns an effect, and the reply to that is an action")
    )
  }

  @Test func `law 4: a new subscriber is called at once, then all are called after every action, in order`() {
    var log: [String] = []
    let store = Story()
    let first = store.subscribe { log.append("first \($0)") }
    store.dispatch("a")
    let second = store.subscribe { log.append("second \($0)") }
    store.dispatch("b")
    first.cancel()
    store.dispatch("c")
    second.cancel()
    store.dispatch("d")
    #expect(log == ["first ", "first a", "second a", "first ab", "second ab", "second abc"])
  }

  @Test func `law 5: select narrows to a part, and repeats are skipped only on request`() {
    var all: [Int] = []
    var changes: [Int] = []
    let dial = Dial()
    let subscriptions = [
      dial.subscribe(select: { $0 / 10 }) { all.append($0) },
      dial.subscribe(select: { $0 / 10 }, skipRepeats: ==) { changes.append($0) },
    ]
    withExtendedLifetime(subscriptions) { [1, 11, 12, 21, 13].forEach(dial.dispatch) }
    #expect(all == [0, 0, 1, 1, 2, 1])
    #expect(changes == [0, 1, 2, 1])
  }

  @Test func `law 6: effects start only after the subscribers have seen the state that requested them`() {
    var log: [String] = []
    let store = Story(asks: ["a": ["one", "two"]]) { effect, _ in log.append(effect) }
    let subscriptions = ["first", "second"].map { name in store.subscribe { log.append("\(name) \($0)") } }
    log = []
    withExtendedLifetime(subscriptions) { store.dispatch("a") }
    #expect(log == ["first a", "second a", "one", "two"])
  }

  @Test func `law 7: middleware sees every action on its way to the reducer, the first one outermost`() {
    var log: [String] = []
    let middleware = ["outer", "inner"].map { name -> Middleware<String, Character, String> in
      Middleware { store, letter, next in
        log.append("\(name) \(letter) after '\(store.state)'")
        next(letter)
        log.append("\(name) leaves '\(store.state)'")
      }
    }
    let store = Story(middleware: middleware)
    store.dispatch("a")
    #expect(log == ["outer a after ''", "inner a after ''", "inner leaves 'a'", "outer leaves 'a'"])
  }

  @Test func `law 8: nothing holds a second copy of the state while a reducer runs`() {
    var alone: [Bool] = []
    let store = Store<Held, Int, Never>(
      state: Held(),
      reducer: { held, _ in alone.append(isKnownUniquelyReferenced(&held)) })
    let subscription = store.subscribe { _ in }
    withExtendedLifetime(subscription) { (1...3).forEach(store.dispatch) }
    #expect(alone == [true, true, true])
  }
}
