import Flow

typealias AppStore = Store<App, AppAction, Effect>

enum Effect: Equatable {
  case save(Category)
  case shuffle(Category)
}

func reduce(_ app: inout App, _ action: AppAction) -> [Effect] {
  switch action {
  case .opened(let route): app.route = route
  case .played:
    app.route = .game
    app.game = Game()
    return [.shuffle(app.categories.chosen)]
  case .categories(let action): return app.categories.reduce(action)
  case .game(let action):
    app.game.reduce(action)
    if app.game.isOver { app.route = .end }
  }
  return []
}
