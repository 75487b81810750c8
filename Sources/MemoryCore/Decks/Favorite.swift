/// A pair that the player marks: a line of the deck of favorites.
package struct Favorite: Equatable, Sendable {
  package let title: String
  package let artist: String
  package let album: String
  /// Whether it is a tune, as far as its deck says.
  package let isTune: Bool

  /// Nil for a pair of a deck of titles.
  package init?(_ index: Int, of deck: Deck) {
    (title, artist) = (deck.text(.title, at: index), deck.text(.artist, at: index))
    (album, isTune) = (deck.text(.album, at: index), deck.hasTunes)
    if artist.isEmpty { return nil }
  }
}

/// What marking a pair has done.
package struct FavoriteChange: Equatable {
  package let isAdded: Bool
  /// How many favorites there are now.
  package let pairs: Int

  package init(isAdded: Bool, pairs: Int) { (self.isAdded, self.pairs) = (isAdded, pairs) }
}
