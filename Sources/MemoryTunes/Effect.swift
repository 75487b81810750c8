/// All that the game may ask of the world.
package enum Effect: Equatable {
  /// Get the tunes of a category; the reply is `GameAction.tunesArrived`.
  case loadTunes(Category)
}
