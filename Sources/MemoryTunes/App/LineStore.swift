import Flow
import MemoryGame

/// The store of a session, and the one entrance for lines: whoever plays a line through it cannot forget to
/// finish it.
package struct LineStore {
  package let store: Store<AppState, AppAction, Effect>

  /// `reply` performs an effect. The first middleware is outermost.
  init(
    _ state: consuming AppState, _ configuration: AppConfiguration,
    middleware: [Middleware<AppState, AppAction, Effect>] = [], reply: @escaping (Effect) -> Reply
  ) {
    store = Store(
      state: state, reducer: appReducer(configuration), middleware: middleware,
      perform: { effect, store in store.dispatch(AppAction(reply(effect), to: effect)) })
  }

  /// Plays a line and everything that it causes. A blank line or a comment does nothing; then the result is
  /// false.
  func play(_ line: Line, time: Int?) -> Bool {
    guard let action = action(for: line) else { return false }
    store.dispatch(action)
    store.dispatch(.lineFinished(line, time: time))
    return true
  }

  private func action(for line: Line) -> AppAction? {
    switch line.content {
    case .nothing:
      return nil
    case .tooLong:
      return .mistyped(.tooLong)
    case .words(let words):
      do throws(LineProblem) {
        let route = store.state.path.current
        if let typed = TypedMenuRow(words) {
          if route == .menu { return typed.row.action }
          // A title of one word may be a command as well.
          if words.count > 1 || CommandList.all.named(words[0]) == nil {
            throw .rowOfMenu(title: typed.title, command: typed.row.command)
          }
        }
        if words.count == 1, !words[0].beginsWithDigit, let category = Category(words[0]) {
          if route == .categories { return .categories(.chosen(category)) }
          throw .categoryElsewhere(words[0])
        }
        // Not held as a property: a session that ends without a line never makes the list.
        return try CommandList.all.action(for: words, rest: line.argument, on: route) {
          arguments throws(LineProblem) in
          try store.withState { state throws(LineProblem) in try state.action(for: arguments) }
        }
      } catch {
        if case .notHere(.game) = error, store.state.game.table == nil { return .mistyped(.noGame) }
        return .mistyped(error)
      }
    }
  }
}
