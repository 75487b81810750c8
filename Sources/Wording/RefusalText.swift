/// Why something is refused, as a sentence in any language.
package struct RefusalText: Error {
  package let message: @Sendable (_ words: Wording) -> String

  package init(_ message: @escaping @Sendable (_ words: Wording) -> String) { self.message = message }
}

extension FetchFailure: Error {}
