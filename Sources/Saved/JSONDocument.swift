/// JSON from outside, read with SQLite's functions.
package struct JSONDocument {
  private let text: String

  package init(_ text: String) { self.text = text }

  /// The rows of a statement in which `?1` is the document; nil if it is not JSON.
  package func rows(_ sql: String) -> [Row]? {
    try? Database().rows(sql, [.text(text)])
  }
}
