/// A text that equals only a text with the same bytes. Comparing and hashing take linear time.
///
/// `String` compares canonical forms, for which it sorts the marks after a letter. With 30,000 of them, that
/// takes seconds.
package struct ExactText: Hashable {
  private let text: String

  package init(_ text: String) {
    self.text = text
  }

  package static func == (one: ExactText, other: ExactText) -> Bool {
    one.text.utf8.elementsEqual(other.text.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(UInt8.max)
  }
}
