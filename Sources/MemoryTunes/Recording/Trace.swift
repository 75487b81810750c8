import Flow
import App
import Text

/// Middleware that writes each action and the parts of the state that it changed, before and after, as a JSON
/// object, and at the end the state.
final class Trace {
  private let write: ([UInt8]) -> Void
  /// The state before the next action.
  private var state: Dump
  /// The action that has not returned.
  private var action: AppAction?

  init(_ state: AppState, write: @escaping ([UInt8]) -> Void) {
    self.state = Dump(state)
    self.write = write
  }

  var middleware: Middleware<AppState, AppAction, Effect> {
    Middleware { [self] store, action, next in
      self.action = action
      next(action)
      let before = state
      state = Dump(store.state)
      self.action = nil
      write { line in
        line.member("action", Dump(action))
        line.name("changed")
        line.object { changed in
          for (path, before, after) in before.changes(to: state) {
            changed.name(escaping: path)
            changed.array {
              $0.value(before)
              $0.value(after)
            }
          }
        }
      }
    }
  }

  /// Writes the state and, if the program has crashed, the action that did not return.
  func writeState() {
    write { line in
      if let action { line.member("action", Dump(action)) }
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

extension Output {
  /// A member of an object: each part by its path.
  fileprivate mutating func member(_ name: StaticString, _ dump: Dump) {
    self.name(name)
    object { object in
      for (path, text) in dump.parts {
        object.name(escaping: path)
        object.value(text)
      }
    }
  }
}
