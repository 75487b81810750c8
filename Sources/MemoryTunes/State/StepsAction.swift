enum StepsAction: Equatable, Sendable {
  case undone(Int)
  case redone(Int)
  /// Go to just after a step; 0 is the start.
  case wentTo(Int)
  /// List the last steps, at most this many; nil for at most ten.
  case logRequested(Int?)
}
