import Flow

/// Writes down each action before the reducer gets it.
final class Log {
  private(set) var actions: [AppAction] = []

  var middleware: Middleware<App, AppAction, Effect> {
    Middleware { [self] _, action, next in
      actions.append(action)
      next(action)
    }
  }
}

/// Counts flips, and games that were finished.
final class Statistics {
  private(set) var flips = 0
  private(set) var games = 0

  var middleware: Middleware<App, AppAction, Effect> {
    Middleware { [self] store, action, next in
      let before = store.state.route
      next(action)
      if case .game(.flipped) = action { flips += 1 }
      if store.state.route == .end, before != .end { games += 1 }
    }
  }
}
