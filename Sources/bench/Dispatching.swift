import Flow
import MemoryGame
import MemoryTunes

/// The same flips dispatched to a store that has a subscriber, and made by calling the store's reducer: each
/// on a game of its own.
///
/// The call is made through a property with a closure, as the store makes it, so that the compiler can
/// neither see what is called nor move it out of the loop.
final class Dispatching<State, Action> {
  private let store: Store<State, Action, Effect>
  private let subscription: Subscription
  private let reducer: Reducer<State, Action, Effect>
  // As in the store.
  @exclusivity(unchecked) private var state: State
  private let action: (TableAction) -> Action
  private let flips: Flips

  static var flipsPerRound: Int { 1_000_000 }

  /// `part` is what the subscriber selects: something that nearly every flip changes, so that it is told.
  init(
    _ game: BenchGame, reducer: @escaping Reducer<State, Action, Effect>, state: (BenchGame) -> State,
    action: @escaping (TableAction) -> Action, part: @escaping (borrowing State) -> Int?
  ) {
    self.reducer = reducer
    self.state = state(game)
    self.action = action
    flips = game.flips
    store = Store(state: state(game), reducer: reducer) { _, _ in }
    subscription = store.subscribe(select: part, skipRepeats: ==) { _ in }
  }

  func dispatch() {
    var flips = flips
    for _ in 0..<Self.flipsPerRound { store.dispatch(action(flips.next())) }
  }

  func call() {
    var flips = flips
    for _ in 0..<Self.flipsPerRound { _ = reducer(&state, action(flips.next())) }
  }
}

extension Dispatching<Table, TableAction> {
  /// The game alone.
  convenience init(gameOf cards: Int) {
    let analyst = Analyst()
    self.init(
      BenchGame(cards: cards),
      reducer: { table, action in
        _ = table.reduce(action, analyst)
        return []
      },
      state: { $0.table }, action: { $0 }, part: { $0.game.board.flips })
  }
}

extension Dispatching<AppState, AppAction> {
  /// What the program runs: the game among the other features.
  convenience init(programOf cards: Int) {
    self.init(
      BenchGame(cards: cards), reducer: appReducer(AppConfiguration()), state: { AppState(game: $0.state) },
      action: { .table($0) }, part: { $0.game.table?.game.board.flips })
  }
}
