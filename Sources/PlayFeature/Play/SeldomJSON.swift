import Text

/// JSON members that seldom change, written once per key.
struct SeldomJSON<Key: Equatable> {
  private var key: Key?
  private var text: [UInt8] = []

  /// Adds the members. Calls `write` only if the key has changed.
  ///
  /// Inlined; otherwise the closure would hold a copy of the table that it reads.
  @inline(__always) mutating func add(for key: Key, to object: inout Output, _ write: (inout Output) -> Void) {
    if self.key != key {
      var piece = Output { _ in }
      write(&piece)
      (self.key, text) = (key, piece.bytes)
    }
    object.value(written: text.span)
  }
}
