import Flow
import MemoryCore
import MemoryGame
import MemoryTunes
import PlayFeature

/// Endless flips on a board of any size: dispatched to a store with a subscriber, or passed to the store's
/// reducer.
///
/// The reducer is called through a closure property, as the store calls it, so that the compiler can neither
/// inline it nor move it out of the loop.
final class Flipping {
  private let store: Store<AppState, AppAction, Effect>
  private let subscription: Subscription
  private let reducer = appReducer(AppConfiguration())
  // As in the store.
  @exclusivity(unchecked) private var state: AppState
  private let flips: [AppAction]

  init(cards: Int) {
    let tunes = (1...cards / 2).map { "Title \($0)\tArtist \($0)\n" }.joined()
    guard let deck = try? Deck(name: "Bench", file: Array(tunes.utf8)) else { fatalError("There is no deck.") }
    var game = GameState(next: NextGame(deck: deck, seed: 7))
    guard case .ready(let deal) = game.reduce(DealAction.newGameRequested(pairs: cards / 2)) else {
      fatalError("There is no deal.")
    }
    _ = game.lay(deal)
    guard let table = game.table else { fatalError("There is no game.") }
    let line = Line(Array("flip".utf8).span)
    flips = Self.flips(on: table.game.board).map { .typed(line, .game($0), time: nil) }
    state = AppState(game: game)
    store = Store(state: AppState(game: game), reducer: reducer) { _, _ in }
    // Nearly every flip changes this number.
    subscription = store.subscribe(select: { $0.game.table?.game.board.flips }, skipRepeats: ==) { _ in }
  }

  func dispatch(_ count: Int) {
    for number in 0..<count { store.dispatch(flips[number % flips.count]) }
  }

  func call(_ count: Int) {
    for number in 0..<count { _ = reducer(&state, flips[number % flips.count]) }
  }

  /// 4,096 mismatches from the whole board: few enough that the memory they touch stays in the processor's
  /// cache, because a flip that waits for main memory measures how busy the machine is. Every eighth also tries
  /// the mate with a second card that is refused, so that the rules undo the pair; a second copy of the board
  /// would be copied then.
  private static func flips(on board: Board) -> [GameAction] {
    let cards = Dictionary(grouping: 1...board.faces.count) { board.faces[$0 - 1] }
    var generator = SplitMix64(seed: 7)
    return (0..<4096).flatMap { move -> [GameAction] in
      let first = 1 + generator.below(board.faces.count)
      let pair = cards[board.faces[first - 1]]!
      let mate = pair[0] == first ? pair[1] : pair[0]
      var second = first
      while pair.contains(second) { second = 1 + generator.below(board.faces.count) }
      let match = move % 8 == 0 ? [GameAction.flipped(mate, then: mate)] : []
      return [.flipped(first, then: nil)] + match + [.flipped(second, then: nil)]
    }
  }
}
