import Flow
import Testing

@testable import memory

@Test func `the log of a game replays it`() {
  let log = Log()
  let statistics = Statistics()
  let store = Store(
    state: App(), reducer: reduce, middleware: [log.middleware, statistics.middleware]
  ) { effect, store in
    // The reply is part of the script: nothing is fetched, and nothing shuffled.
    guard case .fetch(let category) = effect else { return }
    store.dispatch(.fetched(category, .success(["Heroes", "Creep", "Heroes", "Creep"])))
  }
  for line in ["play", "1", "2", "1", "3", "2", "4", "1"] {
    if let action = AppAction(line, on: store.state.route) { store.dispatch(action) }
  }
  #expect(store.state.route == .end)
  #expect(store.state.game.board == "(Heroes)  (Creep)  (Heroes)  (Creep)  Found in 3 moves.")
  #expect(statistics.flips == 6)
  #expect(statistics.games == 1)

  var replayed = App()
  for action in log.actions { _ = reduce(&replayed, action) }
  #expect(replayed == store.state)
}

@Test func `only the last request counts`() {
  var app = App(categories: Categories(chosen: .rock))
  #expect(reduce(&app, .played) == [.fetch(.rock)])
  #expect(reduce(&app, .played) == [])
  _ = reduce(&app, .categories(.chosen(.jazz)))
  #expect(reduce(&app, .played) == [.fetch(.jazz)])
  _ = reduce(&app, .fetched(.rock, .success(["Heroes", "Heroes"])))
  #expect(app.game.cards.isEmpty)
  _ = reduce(&app, .fetched(.jazz, .failure(NoTunes())))
  #expect(app.route == .failure)
}
