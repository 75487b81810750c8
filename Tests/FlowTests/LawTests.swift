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
    let subscriptions = ["first", "second"].map { name in
      store.subscribe { [unowned store] story in
        if story == "a", name == "first" { store.dispatch("c") }
        log.append("\(name) \(story)")
      }
    }
    withExtendedLifetime(subscriptions) { store.dispatch("a") }
    log.append("returned")
    #expect(
      log == [
        "first ", "second ",
        "middleware a", "first a", "second a", "effect",
        "middleware b", "first ab", "second ab",
        "middleware c", "first abc", "second abc",
        "middleware d", "first abcd", "second abcd",
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
    var late: [Int] = []
    let dial = Dial()
    var subscriptions = [
      dial.subscribe(select: { $0 / 10 }) { all.append($0) },
      dial.subscribe(select: { $0 / 10 }, skipRepeats: ==) { changes.append($0) },
    ]
    [1, 11].forEach(dial.dispatch)
    subscriptions.append(dial.subscribe(select: { $0 / 10 }, skipRepeats: ==) { late.append($0) })
    withExtendedLifetime(subscriptions) { [12, 21, 13].forEach(dial.dispatch) }
    #expect(all == [0, 0, 1, 1, 2, 1])
    #expect(changes == [0, 1, 2, 1])
    #expect(late == [1, 2, 1])
  }

  @Test func `law 6: effects start only after the subscribers have seen the state that requested them`() {
    var log: [String] = []
    let store = Story(asks: ["a": ["one", "two"]]) { effect, _ in log.append(effect) }
    func subscribe(_ name: String) -> Subscription { store.subscribe { log.append("\(name) \($0)") } }
    let subscriptions = [subscribe("first"), subscribe("second")]
    log = []
    withExtendedLifetime(subscriptions) { store.dispatch("a") }
    // Subscribing performs nothing.
    withExtendedLifetime(subscribe("third")) {}
    #expect(log == ["first a", "second a", "one", "two", "third a"])
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
    var wasAlone: [Bool] = []
    var seen = 0
    let store = Store<Sheet, Int, Int>(
      state: Sheet(),
      reducer: { sheet, number in
        wasAlone.append(isKnownUniquelyReferenced(&sheet.memory))
        sheet.number = number
        return number > 2 ? [number - 2] : []
      },
      middleware: [
        Middleware { store, number, next in
          let before = store.state.number
          next(number)
          seen += store.state.number - before
        },
        Middleware { store, number, next in if store.state.number >= 0 { next(number) } },
      ],
      perform: { number, store in
        store.dispatch(number)
        store.dispatch(number + 1)
      })
    let subscriptions = [
      store.subscribe { sheet in seen += sheet.number },
      store.subscribe(select: \.number) { [unowned store] number in
        seen += store.state.number
        if number == 3 { store.dispatch(1) }
      },
      store.subscribe(select: { ($0.number, $0.number / 2) }, skipRepeats: ==) { seen += $0.1 },
    ]
    withExtendedLifetime(subscriptions) { (1...9).forEach(store.dispatch) }
    #expect(wasAlone.count > 9 && !wasAlone.contains(false))
  }

  /// A state with memory that a copy would share.
  struct Sheet {
    var memory = Held()
    var number = 0
  }
}
