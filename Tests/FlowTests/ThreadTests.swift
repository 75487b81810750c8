import Flow
import Foundation
import Synchronization
import Testing

/// What may happen on another thread, and what stops the program.
struct ThreadTests {
  /// An object of the main actor may be released on any thread, and its token with it.
  @MainActor final class Screen {
    private(set) var number = 0
    private var token: Subscription?

    init(_ dial: Dial) {
      token = dial.subscribe { [weak self] in self?.number = $0 }
    }
  }

  /// Releases tokens on other threads while the main actor uses their store.
  @MainActor private static func race() async {
    let dial = Dial()
    for _ in 1...200 {
      let released = Task.detached { [screens = (1...50).map { _ in Screen(dial) }] in
        withExtendedLifetime(screens) {}
      }
      for _ in 1...50 {
        let token = dial.subscribe { _ in }
        dial.subscribe { _ in }.cancel()
        withExtendedLifetime(token) { dial.dispatch(1) }
      }
      await released.value
    }
  }

  @Test func `a token may be released on another thread while its store is used`() async {
    await #expect(processExitsWith: .success) { await Self.race() }
  }

  @MainActor final class Owner {
    private let token: Subscription

    init(_ token: Subscription) {
      self.token = token
    }
  }

  @Test @MainActor func `a token released on another thread ends its subscription`() async {
    var log: [String] = []
    let dial = Dial()
    func owner() -> Owner {
      Owner(
        dial.subscribe { [held = Held { log.append("let go") }] number in
          withExtendedLifetime(held) { log.append("told \(number)") }
        })
    }
    await Task.detached { [owner = owner()] in withExtendedLifetime(owner) {} }.value
    // Captures are released where the store is used.
    #expect(log == ["told 0"])
    dial.dispatch(1)
    #expect(log == ["told 0", "let go"])
  }

  /// Gets a value past the compiler to another thread, as the Swift 5 language mode does without a warning.
  struct Shared<Value>: @unchecked Sendable {
    let value: Value
  }

  /// Ways to use a store on two threads at the same time.
  enum Use: String, CaseIterable, Codable {
    case dispatch, subscribe, cancel, state, withState

    func callAsFunction(_ dial: Dial, _ token: Subscription) {
      switch self {
      case .dispatch: dial.dispatch(1)
      case .subscribe: _ = dial.subscribe { _ in }
      case .cancel: token.cancel()
      case .state: _ = dial.state
      case .withState: dial.withState { _ in }
      }
    }
  }

  /// Waits until another thread has used the dial. On one processor, a task would have no other thread.
  private static func await(_ use: Use, of dial: Dial, _ token: Subscription) {
    final class Flag: Sendable { let isUp = Atomic(false) }
    let (shared, flag) = (Shared(value: (dial, token)), Flag())
    Thread.detachNewThread {
      use(shared.value.0, shared.value.1)
      flag.isUp.store(true, ordering: .releasing)
    }
    while !flag.isUp.load(ordering: .acquiring) {}
  }

  #if compiler(>=6.3)  // Earlier versions pass no value to the process of a test.
    @Test(arguments: Use.allCases, [false, true])
    func `using a store on two threads at once stops the program with a message`(
      use: Use, isOtherReading: Bool
    ) async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        [use, isOtherReading] in
        let dial = Dial()
        let other = dial.subscribe { _ in }
        // A use in the middle of another does not end that.
        func useInside(_ uses: [Use]) {
          for use in uses { use(dial, dial.subscribe { _ in }) }
          Self.await(use, of: dial, other)
        }
        if isOtherReading {
          return dial.withState { _ in useInside([.subscribe, .cancel, .state, .withState]) }
        }
        let token = dial.subscribe { number in if number == 2 { useInside(Use.allCases) } }
        withExtendedLifetime(token) { dial.dispatch(2) }
      }
      #expect(result?.lastWords == "Two threads use a store at the same time. A store belongs to one thread.")
    }
  #endif

  @Test func `threads may take turns`() async {
    await #expect(processExitsWith: .success) {
      let dial = Shared(value: Dial())
      for number in 1...10 {
        await MainActor.run { #expect(dial.value.state == number - 1) }
        await Task.detached { dial.value.subscribe { _ in }.cancel() }.value
        await MainActor.run { dial.value.dispatch(number) }
        await Task.detached { #expect(dial.value.state == number) }.value
      }
    }
  }
}
