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

  @Test func `a subscriber added by middleware or an effect sees the current state, then every action`() {
    var log: [String] = []
    var subscriptions: [Subscription] = []
    weak var itself: Story?
    func subscribe(_ name: String) {
      subscriptions.append(itself!.subscribe { log.append("\(name) \($0)") })
    }
    let store = Story(
      asks: ["a": ["effect"]],
      middleware: [
        Middleware { _, letter, next in
          if letter == "a" { subscribe("before") }
          next(letter)
          if letter == "a" { subscribe("after") }
        }
      ],
      perform: { effect, store in
        store.dispatch("b")
        subscribe(effect)
      })
    itself = store
    store.dispatch("a")
    #expect(log == ["before ", "before a", "effect a", "after a", "before ab", "effect ab", "after ab"])
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

  /// On the first letter, the second of four subscribers ends the subscriptions in `gone`. `first` and `next`
  /// list who is called for that letter and for the one after it.
  @Test(
    arguments: [
      (gone: [], first: "0123", next: "0123"),
      (gone: [0], first: "0123", next: "123"),
      (gone: [1], first: "0123", next: "023"),
      (gone: [2], first: "013", next: "013"),
      (gone: [3], first: "012", next: "012"),
      (gone: [0, 2], first: "013", next: "13"),
      (gone: [2, 1, 0], first: "013", next: "3"),
      (gone: [0, 1, 2, 3], first: "01", next: ""),
    ], [false, true])
  func `an ended subscription is not called again, and no other is lost`(
    scene: (gone: [Int], first: String, next: String), byLettingGo: Bool
  ) {
    var told = ""
    var subscriptions: [Subscription?] = []
    let store = Story()
    for place in 0..<4 {
      let subscription = store.subscribe { story in
        told.append("\(place)")
        guard story == "a", place == 1 else { return }
        for place in scene.gone {
          if byLettingGo { subscriptions[place] = nil } else { subscriptions[place]!.cancel() }
        }
      }
      subscriptions.append(subscription)
    }
    told = ""
    store.dispatch("a")
    #expect(told == scene.first)
    told = ""
    store.dispatch("b")
    #expect(told == scene.next)
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

  @Test func `remaining subscribers keep their tokens when most others end`() {
    var told = ""
    var subscriptions: [Subscription] = []
    let store = Story()
    for place in 0..<10 {
      let subscription = store.subscribe { story in
        told.append("\(place)")
        if story == "a", place == 0 { subscriptions.removeSubrange(1...7) }
      }
      subscriptions.append(subscription)
    }
    store.dispatch("a")
    subscriptions[1].cancel()
    told = ""
    store.dispatch("b")
    #expect(told == "09")
  }
}
