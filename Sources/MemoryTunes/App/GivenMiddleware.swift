import Flow

extension GivenWorld {
  /// Tells the given world what is given, and where lines begin and end.
  var middleware: Middleware<AppState, AppAction, Effect> {
    // Whether the present line gives something.
    var isGiving = false
    return Middleware { [self] _, action, next in
      switch action {
      case .lineFinished:
        next(action)
        if !isGiving { endLine() }
        isGiving = false
      case .given(let given):
        isGiving = true
        if case .fact(let fact) = given { add(fact) }
        if case .category = given { endOwnRun() }
        if given == .started {
          // What was given so far does not concern the lines that follow.
          change(beginLine(), next)
          endLine()
        }
        next(action)
      default:
        change(beginLine(), next)
        next(action)
      }
    }
  }

  private func change(_ change: Change?, _ next: (AppAction) -> Void) {
    switch change {
    case .own(let deck): next(.tunes(.given(deck)))
    case .category: next(.tunes(.given(nil)))
    case nil: break
    }
  }
}
