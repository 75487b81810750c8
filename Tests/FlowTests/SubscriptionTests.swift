import Flow
import Testing

struct SubscriptionTests {
  @Test func `subscribe calls a new subscriber with the present state before it returns`() {
    var told: [String] = []
    let store = Story()
    store.dispatch("a")
    withExtendedLifetime(store.subscribe { told.append($0) }) {
      #expect(told == ["a"])
    }
  }

  @Test func `subscribe calls only the new subscriber`() {
    var log: [String] = []
    let store = Story()
    let first = store.subscribe { _ in log.append("first") }
    let second = store.subscribe { _ in log.append("second") }
    withExtendedLifetime([first, second]) {}
    #expect(log == ["first", "second"])
  }

  @Test func `subscribers are called after every action, even if it changes nothing`() {
    var told: [Int] = []
    let dial = Dial()
    withExtendedLifetime(dial.subscribe { told.append($0) }) {
      [1, 1, 2].forEach(dial.dispatch)
    }
    #expect(told == [0, 1, 1, 2])
  }

  @Test func `all subscribers see the same state, even if the first one dispatches`() {
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

  @Test func `a subscriber that ends and subscribes again comes last`() {
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

  @Test func `a function subscribed twice is called twice`() {
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

  @Test func `a subscription ends when its token is released`() {
    var told: [String] = []
    let store = Story()
    var subscription: Subscription? = store.subscribe { told.append($0) }
    withExtendedLifetime(subscription) { store.dispatch("a") }
    subscription = nil
    store.dispatch("b")
    #expect(told == ["", "a"])
  }

  @Test func `a second cancel does nothing, even after the list was compacted`() {
    var log: [String] = []
    let store = Story()
    let subscriptions = (0..<6).map { place in store.subscribe { _ in log.append("\(place)") } }
    for subscription in subscriptions[0..<4] { subscription.cancel() }
    for subscription in subscriptions[0..<4] { subscription.cancel() }
    log = []
    withExtendedLifetime(subscriptions) { store.dispatch("a") }
    #expect(log == ["4", "5"])
  }

  @Test func `a noncopyable state is lent to its subscribers`() {
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
  @Test func `actions dispatched on the first call run before subscribe returns the token`() {
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

  @Test func `a reducer that cancels stops with a message`() async {
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
