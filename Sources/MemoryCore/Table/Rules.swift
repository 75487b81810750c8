/// The rules by which typed lines are played. A recording is played by those of its version, and a game file
/// names its players by those of its format.
package enum Rules: Int, CaseIterable, Sendable {
  /// Those of 1.0: lines are read by the exact grammar alone, names of players literally (`computer` is a
  /// person, and so is `perfect`; `normal` and `hard` are others), `hint` and `undo` do not ask first, and
  /// `load` begins the steps anew.
  case first = 1
  case current = 2
}
