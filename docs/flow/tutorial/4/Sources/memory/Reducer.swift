import Flow

typealias AppStore = Store<App, AppAction, Effect>

enum Effect: Equatable { case shuffle([String]) }

func reduce(_ app: inout App, _ action: AppAction) -> [Effect] {
  switch action {
  case .opened(let route): app.route = route
  case .played:
    app = App(route: .game)
    return [.shuffle(["Heroes", "Creep", "Roads"])]
  case .game(let action):
    app.game.reduce(action)
    if app.game.isOver { app.route = .end }
  }
  return []
}
