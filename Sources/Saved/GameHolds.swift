/// Which positions running programs have on their tables. What a program holds is released when it ends in any
/// way.
package protocol GameHolds {
  /// Returns false if another program holds it.
  func hold(_ position: Int) -> Bool
  func release(_ position: Int)
  func isHeldElsewhere(_ position: Int) -> Bool
}
