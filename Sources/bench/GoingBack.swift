import Flow
import MemoryGame
import MemoryTunes

/// Steps that are undone one by one, as far back as there are any, and then made again: on a board of any size.
final class GoingBack {
  private let store: Store<AppState, AppAction, Effect>
  private let steps: Int

  static let stepsPerRound = 200_000

  init(cards: Int) {
    let game = BenchGame(cards: cards)
    var flips = game.flips
    let line = Line([UInt8](repeating: 0x66, count: 8).span)
    steps = 8_000
    store = Store(state: AppState(game: game.state), reducer: appReducer(AppConfiguration())) { _, _ in }
    for _ in 0..<steps {
      store.dispatch(.table(flips.next()))
      store.dispatch(.settled(line, time: nil))
    }
  }

  func goBackAndForth() {
    // A flip in seventeen was refused, and is no step: what is asked beyond the steps costs as little.
    for _ in 0..<Self.stepsPerRound / steps / 2 {
      for _ in 0..<steps { store.dispatch(.steps(.undone(1))) }
      for _ in 0..<steps { store.dispatch(.steps(.redone(1))) }
    }
  }
}
