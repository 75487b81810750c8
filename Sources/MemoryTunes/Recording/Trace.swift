import Flow
import MemoryCore
import Text

/// Middleware that writes each action and the parts of the state that it changed, before and after, as a JSON
/// object, and at the end the state.
final class Trace {
  private let write: ([UInt8]) -> Void
  /// The state before the next action.
  private var state: Reflection
  /// The action that has not returned.
  private var action: AppAction?

  init(_ state: AppState, write: @escaping ([UInt8]) -> Void) {
    self.state = Reflection(state)
    self.write = write
  }

  var middleware: Middleware<AppState, AppAction, Effect> {
    Middleware { [self] store, action, next in
      self.action = action
      next(action)
      let before = state
      state = Reflection(store.state)
      self.action = nil
      write { line in
        line.member("action", Reflection(action))
        line.name("changed")
        line.object { changed in
          before.forEachChange(to: state) { changed.member($0, .list([$1, $2])) }
        }
      }
    }
  }

  /// Writes the state and, if the program has crashed, the action that did not return.
  func writeState() {
    write { line in
      if let action { line.member("action", Reflection(action)) }
      line.member("state", state)
    }
  }

  private func write(_ members: (inout Output) -> Void) {
    write(
      Output.text {
        $0.object(members)
        $0.endLine()
      })
  }
}
