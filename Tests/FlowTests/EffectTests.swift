import Flow
import Testing

struct EffectTests {
  @Test func `effects of an action are performed before the next queued action`() {
    var log: [String] = []
    let store = Story(asks: ["a": ["1", "2"], "b": ["3"], "c": ["4", "5"]]) { effect, _ in log.append(effect) }
    let subscription = store.subscribe { [unowned store] story in
      log.append("told \(story)")
      if story == "a" { "bc".forEach(store.dispatch) }
    }
    log = []
    withExtendedLifetime(subscription) { store.dispatch("a") }
    #expect(log == ["told a", "1", "2", "told ab", "3", "told abc", "4", "5"])
  }

  @Test func `an effect sees the state that requested it`() {
    var found: [String] = []
    let store = Story(asks: ["a": ["effect"], "b": ["effect"]]) { _, store in found.append(store.state) }
    "abc".forEach(store.dispatch)
    #expect(found == ["a", "ab"])
  }

  @Test func `a reply may come later without keeping the store alive`() {
    var later: [() -> Void] = []
    var told: [String] = []
    weak var itself: Story?
    do {
      let store = Story(asks: ["a": ["b"], "b": ["c"]]) { effect, store in
        later.append { [weak store] in effect.forEach { letter in store?.dispatch(letter) } }
      }
      itself = store
      let subscription = store.subscribe { told.append($0) }
      store.dispatch("a")
      #expect(told == ["", "a"])
      later.removeFirst()()
      #expect(told == ["", "a", "ab"])
      withExtendedLifetime(subscription) {}
    }
    #expect(itself == nil)
    later.removeFirst()()
    #expect(told == ["", "a", "ab"])
  }

  @Test func `subscribing performs no effects`() {
    var performed: [String] = []
    let store = Story(asks: ["a": ["effect"]]) { effect, _ in performed.append(effect) }
    store.dispatch("a")
    withExtendedLifetime(store.subscribe { _ in }) {}
    #expect(performed == ["effect"])
  }
}
