/// Why the server was not reached.
package enum FetchObstacle: String, Argument, Sendable {
  case name
  case connection
  /// The connection ended before the answer.
  case silence
  /// No encrypted connection was made.
  case encryption
}
