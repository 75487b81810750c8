import Flow
import Testing

struct SubscriptionTests {
  @Test func `a new subscriber has been told the present state when subscribe returns`() {
    var told: [String] = []
    let store = Story()
    store.dispatch("a")
    withExtendedLifetime(store.subscribe { told.append($0) }) {
      #expect(told == ["a"])
    }
  }

  @Test func `a new subscriber is told alone`() {
    var log: [String] = []
    let store = Story()
    let first = store.subscribe { _ in log.append("first") }
    let second = store.subscribe { _ in log.append("second") }
    withExtendedLifetime([first, second]) {}
    #expect(log == ["first", "second"])
  }

  @Test func `every action is told of, also one that changes nothing`() {
    var told: [Int] = []
    let dial = Dial()
    withExtendedLifetime(dial.subscribe { told.append($0) }) {
      [1, 1, 2].forEach(dial.dispatch)
    }
    #expect(told == [0, 1, 1, 2])
  }

  @Test func `all see the same state, although the first of them dispatches`() {
    var log: [String] = []
    let store = Story()
    let subscriptions = ["first", "second", "third"].map { name in
      store.subscribe { [unowned store] story in
        if name == "first", story == "a" { store.dispatch("b") }
        log.append("\(name) \(story), \(store.state)")
      }
    }
    log = []
    withExtendedLifetime(subscriptions) { store.dispatch("a") }
    #expect(
      log == [
        "first a, a", "second a, a", "third a, a",
        "first ab, ab", "second ab, ab", "third ab, ab",
      ])
  }

  @Test func `who ends and subscribes again comes last`() {
    var log: [String] = []
    let store = Story()
    func subscribe(_ name: String) -> Subscription { store.subscribe { log.append("\(name) \($0)") } }
    var first = subscribe("first")
    let second = subscribe("second")
    first.cancel()
    first = subscribe("first")
    log = []
    withExtendedLifetime([first, second]) { store.dispatch("a") }
    #expect(log == ["second a", "first a"])
  }

  @Test func `who subscribes twice is told twice`() {
    var told: [String] = []
    let store = Story()
    let tell = { (story: borrowing String) in told.append(copy story) }
    let subscriptions = [store.subscribe(tell), store.subscribe(tell)]
    told = []
    withExtendedLifetime(subscriptions) { store.dispatch("a") }
    #expect(told == ["a", "a"])
  }

  @Test func `a subscription ends when it is cancelled`() {
    var told: [String] = []
    let store = Story()
    let subscription = store.subscribe { told.append($0) }
    store.dispatch("a")
    subscription.cancel()
    store.dispatch("b")
    #expect(told == ["", "a"])
  }

  @Test func `a subscription ends when its token is let go`() {
    var told: [String] = []
    let store = Story()
    var subscription: Subscription? = store.subscribe { told.append($0) }
    withExtendedLifetime(subscription) { store.dispatch("a") }
    subscription = nil
    store.dispatch("b")
    #expect(told == ["", "a"])
  }

  @Test func `a second cancel does nothing, least of all to those who have moved up`() {
    var log: [String] = []
    let store = Story()
    let subscriptions = (0..<6).map { place in store.subscribe { _ in log.append("\(place)") } }
    for subscription in subscriptions[0..<4] { subscription.cancel() }
    for subscription in subscriptions[0..<4] { subscription.cancel() }
    log = []
    withExtendedLifetime(subscriptions) { store.dispatch("a") }
    #expect(log == ["4", "5"])
  }

  @Test func `a state that cannot be copied is lent to its subscribers`() {
    struct Tape: ~Copyable { var titles: [String] = [] }
    var told: [[String]] = []
    var counted: [Int] = []
    let store = Store<Tape, String, Never>(
      state: Tape(),
      reducer: { tape, title in
        tape.titles.append(title)
        return []
      },
      perform: { _, _ in })
    let whole = store.subscribe { tape in told.append(tape.titles) }
    let part = store.subscribe(select: { $0.titles.count }, skipRepeats: ==) { counted.append($0) }
    withExtendedLifetime([whole, part]) { store.dispatch("Blue Monday") }
    #expect(told == [[], ["Blue Monday"]])
    #expect(counted == [0, 1])
    #expect(store.state.titles == ["Blue Monday"])
  }

  /// A limit that the documentation of `subscribe` states.
  @Test func `a new subscriber hears what it dispatches at first before it has a token to cancel`() {
    var told: [String] = []
    var subscription: Subscription?
    let store = Story()
    subscription = store.subscribe { [unowned store] story in
      told.append(story)
      if story.count < 2 { store.dispatch("a") } else { subscription?.cancel() }
    }
    #expect(told == ["", "a", "aa"])
    store.dispatch("b")
    store.dispatch("c")
    #expect(told == ["", "a", "aa", "aab"])
  }

  @Test func `a reducer that cancels stops with a sentence that says so`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var subscription: Subscription?
      Dial.reduce { dial in
        subscription?.cancel()
      } first: { dial in
        subscription = dial.subscribe { _ in }
      }
    }
    #expect(result?.lastWords == reducerSentence("cancel a subscription"))
  }

  @Test func `a state may hold tokens, and a reducer that releases one ends its subscription`() {
    var told: [Int] = []
    let dial = Dial()
    let store = Store<Subscription?, Int, Never>(
      state: dial.subscribe { told.append($0) },
      reducer: { subscription, _ in
        subscription = nil
        return []
      })
    dial.dispatch(1)
    store.dispatch(1)
    dial.dispatch(2)
    #expect(told == [0, 1])
  }
}
