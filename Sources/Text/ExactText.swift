/// A text that equals only a text of the same bytes. Comparing and hashing it takes linear time.
///
/// `String` compares what texts look like, for which it sorts the marks that follow a letter. If there are
/// 30,000 of them, that takes seconds.
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
