import Flow
import Testing

/// A store whose state is its history: actions are letters, and the reducer appends them.
typealias Story = Store<String, Character, String>

extension Story {
  /// The reducer returns the effects that `asks` holds for a letter.
  convenience init(
    asks: [Character: [String]] = [:],
    middleware: [Middleware<String, Character, String>] = [],
    perform: @escaping Perform = { _, _ in }
  ) {
    self.init(
      state: "",
      reducer: { story, letter in
        story.append(letter)
        return asks[letter] ?? []
      },
      middleware: middleware, perform: perform)
  }
}

/// A store whose state is the number dispatched last.
typealias Dial = Store<Int, Int, Never>

extension Dial {
  convenience init() {
    self.init(state: 0, reducer: { state, number in state = number })
  }

  /// Dispatches 1 to a dial whose reducer misuses the dial.
  static func reduce(_ misuse: @escaping (Dial) -> Void, first prepare: (Dial) -> Void = { _ in }) {
    var dial: Dial!
    dial = Dial(state: 0, reducer: { _, number in if number == 1 { misuse(dial) } })
    prepare(dial)
    dial.dispatch(1)
  }
}

/// An object that reports when it is released.
final class Held {
  private let whenLetGo: () -> Void

  init(whenLetGo: @escaping () -> Void = {}) {
    self.whenLetGo = whenLetGo
  }

  deinit {
    whenLetGo()
  }
}

/// A generator that gives the same numbers for the same seed.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(seed)
  }

  /// The linear congruential generator of Knuth's MMIX.
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }
}

/// The message that stops a reducer that does `deed`.
func reducerSentence(_ deed: String) -> Substring {
  "A reducer must not \(deed). Neither must the deinit of an object that it drops."
}

extension ExitTest.Result {
  /// The message of the fatal error that ended the process.
  var lastWords: Substring? {
    String(decoding: standardErrorContent, as: UTF8.self)
      .split(separator: "Fatal error: ", maxSplits: 1).last?
      .prefix { $0 != "\n" }
  }
}
