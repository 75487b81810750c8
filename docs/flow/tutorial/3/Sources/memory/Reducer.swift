import Flow

typealias AppStore = Store<App, AppAction, Never>

func reduce(_ app: inout App, _ action: AppAction) {
  switch action {
  case .opened(let route): app.route = route
  case .played:
    app.route = .game
    app.game.reduce(.dealt(["Heroes", "Creep", "Heroes", "Creep"]))
  case .game(let action):
    app.game.reduce(action)
    if app.game.isOver { app.route = .end }
  }
}
