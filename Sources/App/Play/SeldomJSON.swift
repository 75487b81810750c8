import Text

/// JSON members that seldom change, written once per key.
struct SeldomJSON<Key: Equatable>: ~Copyable {
  private var key: Key?
  private var text = Output { _ in }

  /// Adds the members. Calls `write` only if the key has changed.
  ///
  /// Inlined; otherwise the closure would hold a copy of the table that it reads.
  @inline(__always) mutating func add(for key: Key, to object: inout Output, _ write: (inout Output) -> Void) {
    if self.key != key {
      self.key = key
      text.removeAll()
      write(&text)
    }
    object.value(0..<text.count, of: text)
  }
}
