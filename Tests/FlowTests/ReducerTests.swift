import Flow
import Testing

struct ReducerTests {
  @Test(arguments: 1...20)
  func `a store computes the same state as its reducer alone`(seed: Int) {
    let reducer: Reducer<Int, Int, Never> = { state, action in
      state = state &* 31 &+ action
      return []
    }
    var generator = SeededGenerator(seed: seed)
    var state = Int.random(in: 0..<1000, using: &generator)
    let store = Store(state: state, reducer: reducer)
    for _ in 0..<100 {
      let action = Int.random(in: 0..<1000, using: &generator)
      _ = reducer(&state, action)
      store.dispatch(action)
      #expect(store.state == state)
    }
  }

  @Test func `a reducer that reads its store stops with a message`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Dial.reduce { dial in _ = dial.state }
    }
    #expect(result?.lastWords == reducerSentence("look at its store: the state is its first argument"))
  }

  @Test func `a reducer that subscribes stops with a message`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Dial.reduce { dial in _ = dial.subscribe { _ in } }
    }
    #expect(result?.lastWords == reducerSentence("subscribe"))
  }

  @Test func `a reducer that subscribes to a part stops with a message`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Dial.reduce { dial in _ = dial.subscribe(select: { $0 }, skipRepeats: ==) { _ in } }
    }
    #expect(result?.lastWords == reducerSentence("subscribe"))
  }

  @Test func `an object dropped by a reducer must not dispatch in its deinit`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var itself: Store<Held?, Int, Never>?
      let dropping = Store<Held?, Int, Never>(
        state: Held { itself?.dispatch(2) },
        reducer: { held, _ in
          held = nil
          return []
        })
      itself = dropping
      dropping.dispatch(1)
    }
    #expect(result?.lastWords?.hasSuffix("Neither must the deinit of an object that it drops.") == true)
  }
}
