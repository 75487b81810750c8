import Flow

typealias AppStore = Store<App, AppAction, Effect>

enum Effect: Equatable {
  case save(Category)
  case fetch(Category)
}

func reduce(_ app: inout App, _ action: AppAction) -> [Effect] {
  switch action {
  case .opened(let route): app.route = route
  case .played:
    app.route = .game
    let category = app.categories.chosen
    guard app.loading != category else { return [] }
    app.game = Game()
    app.loading = category
    return [.fetch(category)]
  case .fetched(let category, let result):
    guard app.loading == category else { return [] }
    app.loading = nil
    switch result {
    case .success(let tunes): app.game.reduce(.dealt(tunes))
    case .failure: if app.route == .game { app.route = .failure }
    }
  case .categories(let action): return app.categories.reduce(action)
  case .game(let action):
    app.game.reduce(action)
    if app.game.isOver { app.route = .end }
  }
  return []
}
