/// The world outside of the game, as functions: what the program really does, and what a test makes up.
package struct World {
  /// Gets the tunes to play with when a category is chosen.
  let loadTunes: (Category) -> Result<Deck, DeckProblem>
  /// Takes text to where the player sees it; when it returns the text is there.
  let write: ([UInt8]) -> Void

  package init(
    loadTunes: @escaping (Category) -> Result<Deck, DeckProblem>, write: @escaping ([UInt8]) -> Void
  ) {
    self.loadTunes = loadTunes
    self.write = write
  }
}
