import Text

/// Members of an object that change seldom, and are written once for each key that they depend on.
struct SeldomJSON<Key: Equatable> {
  private var key: Key?
  private var text: [UInt8] = []

  /// Adds the members, which `write` writes where the key is another than the last time.
  ///
  /// Inlined, because the closure would otherwise hold a copy of the table that it reads.
  @inline(__always) mutating func add(for key: Key, to object: inout Output, _ write: (inout Output) -> Void) {
    if self.key != key {
      var piece = Output { _ in }
      write(&piece)
      (self.key, text) = (key, piece.bytes)
    }
    object.value(written: text.span)
  }
}
