import Flow
import Text

/// Middleware that writes a line of JSON for each action: its number, its values, what happened because of it,
/// and the parts of the state that it changed, with their values before and after.
struct Trace {
  let write: ([UInt8]) -> Void

  var middleware: Middleware<AppState, AppAction, Effect> {
    var number = 0
    return Middleware { store, action, next in
      if case .typed(let line, _, _) = action, let sentence = line.reading {
        write(Output.objectLine { $0.member("sentence", sentence) })
      }
      let before = store.state
      next(action)
      let after = store.state
      number += 1
      write(
        Output.objectLine { line in
          line.member("number", number)
          line.member("action") { $0.parts(of: Dump(action)) }
          line.member("events", objects: after.events(since: before)) { $1.parts(of: Dump($0)) }
          line.member("changed") { changed in
            for (path, before, after) in before.withoutEvents.changes(to: after.withoutEvents) {
              changed.member(escaping: path, [before, after])
            }
          }
        })
    }
  }
}

extension AppState {
  /// What happened since an earlier state.
  fileprivate func events(since before: AppState) -> [Event] {
    Array(answer.events.dropFirst(answer.line == before.answer.line ? before.answer.events.count : 0))
  }

  fileprivate var withoutEvents: Dump {
    var state = self
    state.answer = Answer()
    return Dump(state)
  }
}

extension Output {
  /// Each part as a member, by its path.
  fileprivate mutating func parts(of dump: Dump) {
    for (path, text) in dump.parts { member(escaping: path, text) }
  }
}

/// All parts of a value: `game.table.some.flips` is `3`. Different values of a type never look alike, but a
/// deck is shown by its name, and a line by what was typed or understood.
struct Dump {
  private(set) var parts: [(path: String, text: String)] = []

  init(_ value: Any) { add(value, at: "") }

  private mutating func add(_ value: Any, at path: String) {
    if let line = value as? Line { return add(line.understood ?? line.command, at: path) }
    if let deck = value as? Deck { return add(deck.identity, at: path) }
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
