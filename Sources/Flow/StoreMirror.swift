/// What a debugger, `dump` and `print` show of a store: its state, unless a reducer is changing it.
///
/// A state that cannot be copied cannot be shown. Swift's own mirror would try to, and stop the program.
extension Store: CustomReflectable, CustomDebugStringConvertible where State: ~Copyable {
  /// Holds the state for as long as the mirror lives.
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

/// A store whose state can be copied.
private protocol StateShowing {
  var copiedState: Any { get }
}

extension Store: StateShowing {
  fileprivate var copiedState: Any { state }
}
