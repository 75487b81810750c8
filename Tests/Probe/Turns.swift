import Flow

/// Dispatches to a store with one subscriber at most, whose cost scripts/counts bounds.
enum Turns: String {
  case plain, select, part, subscribedPart = "subscribed-part"

  private struct Counters {
    var low = 0
    var high = 0
  }

  private enum Action { case low(Int), high(Int) }

  private static func reduce(_ counters: inout Counters, _ action: Action) {
    switch action {
    case .low(let number): counters.low = number
    case .high(let number): counters.high = number
    }
  }

  func dispatch(times: Int) {
    let store = Store(state: Counters(), reducer: Self.reduce)
    let part = store.part({ $0.low }, Action.low)
    var tokens: [Subscription] = []
    switch self {
    case .plain, .part: break
    case .select: tokens.append(store.subscribe(select: { $0.low }, skipRepeats: ==) { precondition($0 >= 0) })
    case .subscribedPart: tokens.append(part.subscribe(skipRepeats: ==) { precondition($0 >= 0) })
    }
    switch self {
    case .plain, .select: for number in 1...times { store.dispatch(.low(number)) }
    case .part, .subscribedPart: for number in 1...times { part.dispatch(number) }
    }
    withExtendedLifetime((tokens, store)) {}
  }
}
