import Flow
import Testing

struct SubscriptionTests {
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

  @Test func `a noncopyable state is lent to its subscribers`() {
    struct Tape: ~Copyable { var titles: [String] = [] }
    var told: [[String]] = []
    var counted: [Int] = []
    let store = Store<Tape, String, Never>(
      state: Tape(),
      reducer: { tape, title in tape.titles.append(title) })
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

  @Test func `a state may hold tokens, and a reducer that releases one ends its subscription`() {
    var told: [Int] = []
    let dial = Dial()
    let store = Store<Subscription?, Int, Never>(
      state: dial.subscribe { told.append($0) },
      reducer: { subscription, _ in subscription = nil })
    dial.dispatch(1)
    store.dispatch(1)
    dial.dispatch(2)
    #expect(told == [0, 1])
  }
}
