/// The kind of session, for options without effect in it.
package enum SessionMode: String, Argument, Sendable {
  case json, typed, script
}
