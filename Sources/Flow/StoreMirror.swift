/// The store in a debugger, `dump` and `print`: its state, unless a reducer is changing it.
extension Store: CustomReflectable, CustomDebugStringConvertible {
  /// Keeps the state as long as the mirror lives.
  public var customMirror: Mirror {
    Mirror(self, children: activity.isReducing ? [:] : ["state": state], displayStyle: .class)
  }

  /// The state, if no reducer is changing it.
  public var debugDescription: String {
    activity.isReducing ? "Store(reducing)" : "Store(state: \(String(reflecting: state)))"
  }
}
