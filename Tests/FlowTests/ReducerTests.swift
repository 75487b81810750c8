import Flow
import Testing

struct ReducerTests {
  enum Misuse: String, CaseIterable, Codable {
    case read, lend, subscribe, subscribeToPart, cancel

    var sentence: Substring {
      switch self {
      case .read, .lend: reducerSentence("look at its store: the state is its first argument")
      case .subscribe, .subscribeToPart: reducerSentence("subscribe")
      case .cancel: reducerSentence("cancel a subscription")
      }
    }

    func commit(_ dial: Dial, _ subscription: Subscription?) {
      switch self {
      case .read: _ = dial.state
      case .lend: dial.withState { _ in }
      case .subscribe: _ = dial.subscribe { _ in }
      case .subscribeToPart: _ = dial.subscribe(select: { $0 }, skipRepeats: ==) { _ in }
      case .cancel: subscription?.cancel()
      }
    }
  }

  #if compiler(>=6.3)  // Earlier versions pass no value to the process of a test.
    @Test(arguments: Misuse.allCases)
    func `a reducer that misuses its store stops with a message`(misuse: Misuse) async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [misuse] in
        var subscription: Subscription?
        Dial.reduce { dial in
          misuse.commit(dial, subscription)
        } first: { dial in
          subscription = dial.subscribe { _ in }
        }
      }
      #expect(result?.lastWords == misuse.sentence)
    }
  #endif

  @Test func `an object dropped by a reducer must not dispatch in its deinit`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var itself: Store<Held?, Int, Never>?
      let dropping = Store<Held?, Int, Never>(
        state: Held { itself?.dispatch(2) },
        reducer: { held, _ in held = nil })
      itself = dropping
      dropping.dispatch(1)
    }
    #expect(result?.lastWords?.hasSuffix("Neither must the deinit of an object that it drops.") == true)
  }
}
