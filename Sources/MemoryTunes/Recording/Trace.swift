import Flow
import Text

/// Middleware that writes each action with what it changed and, at the end, the state, as JSON.
final class Trace {
  private let write: ([UInt8]) -> Void
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
        line.member("changed") { changed in
          for (path, before, after) in before.changes(to: state) {
            changed.member(escaping: path, [before, after])
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

  private func write(_ members: (inout Output) -> Void) { write(Output.objectLine(members)) }
}

extension Output {
  /// A member of an object: each part by its path.
  fileprivate mutating func member(_ name: StaticString, _ dump: Dump) {
    member(name) { object in
      for (path, text) in dump.parts {
        object.member(escaping: path, text)
      }
    }
  }
}

/// All parts of a value: `game.table.some.flips` is `3`. Different values of a type never look alike.
struct Dump {
  private(set) var parts: [(path: String, text: String)] = []

  init(_ value: Any) { add(value, at: "") }

  private mutating func add(_ value: Any, at path: String) {
    // What an action or an answer is called says more than what it holds.
    let isNamed = value is any GameAction || value is any TableAction
    let path = isNamed ? Self.path("\(type(of: value))", in: path) : path
    // Any empty array could be cast.
    if let bytes = value as? [UInt8], type(of: value) == [UInt8].self,
      let text = String(validating: bytes, as: UTF8.self)
    {
      return add(text, at: path)
    }
    let mirror = Mirror(reflecting: value)
    var children = Array(mirror.children)
    // These have no order.
    if mirror.displayStyle == .set || mirror.displayStyle == .dictionary {
      let texts = children.map { "\(Dump($0.value).parts)" }
      children = zip(texts, children).sorted { $0.0 < $1.0 }.map(\.1)
    }
    if children.isEmpty { parts.append((path, value is String ? String(reflecting: value) : "\(value)")) }
    for (index, child) in children.enumerated() {
      let label = child.label.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 }
      add(child.value, at: label.map { Self.path($0, in: path) } ?? "\(path)[\(index)]")
    }
  }

  private static func path(_ name: String, in path: String) -> String {
    path.isEmpty ? name : "\(path).\(name)"
  }

  /// The parts that differ, before and after; nil for a part that does not exist.
  func changes(to new: Dump) -> [(path: String, before: String?, after: String?)] {
    let (before, after) = (texts, new.texts)
    // Strings are equal if only the spellings of a character differ.
    let changed = new.parts.filter { before[$0.path].map { Array($0.utf8) } != Array($0.text.utf8) }
    return changed.map { ($0.path, before[$0.path], $0.text) }
      + parts.filter { after[$0.path] == nil }.map { ($0.path, $0.text, nil) }
  }

  private var texts: [String: String] { Dictionary(parts.map { ($0.path, $0.text) }) { first, _ in first } }
}
