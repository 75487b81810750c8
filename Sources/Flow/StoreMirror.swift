/// The store in `dump`, without its state: Swift's own mirror stops the program at one that cannot be copied.
extension Store: CustomReflectable where State: ~Copyable {
  /// An empty mirror.
  public var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .class) }
}
