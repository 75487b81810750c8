/// The store in a debugger, `dump` and `print`: its state, unless a reducer is changing it.
///
/// A noncopyable state cannot be shown. Swift's own mirror would try to, and stop the program.
extension Store: CustomReflectable, CustomDebugStringConvertible where State: ~Copyable {
  /// Keeps the state as long as the mirror lives.
  public var customMirror: Mirror {
    Mirror(self, children: shownState.map { ["state": $0] } ?? [:], displayStyle: .class)
  }

  /// The state, if it can be copied and no reducer is changing it.
  public var debugDescription: String {
    if activity.isReducing { return "Store(reducing)" }
    return shownState.map { "Store(state: \(String(reflecting: $0)))" } ?? "Store()"
  }

  private var shownState: Any? {
    activity.isReducing ? nil : (self as? any StateShowing)?.copiedState
  }
}

/// A store with a copyable state.
private protocol StateShowing {
  var copiedState: Any { get }
}

extension Store: StateShowing {
  fileprivate var copiedState: Any { state }
}
