/// The rules by which typed lines are played. A recording is played by those of its version.
package enum Rules: Int, Sendable {
  /// Those of 1.0: lines are read by the exact grammar alone, names of players literally (`computer` is a
  /// person), `hint` and `undo` do not ask first, and `load` begins the steps anew.
  case first = 1
  case current = 2
}
