import Text
import Wording

/// A pair that the player marks: one of the deck of favorites.
struct Favorite: Equatable, Sendable {
  let title: String
  let artist: String
  /// Whether it is a tune, as far as its deck says.
  let isTune: Bool

  /// Nil for a pair of a deck of titles.
  init?(_ index: Int, of deck: Deck) {
    (title, artist) = (deck.text(.title, at: index), deck.text(.artist, at: index))
    isTune = deck.hasTunes
    if artist.isEmpty { return nil }
  }
}

extension Deck {
  /// The deck of favorites.
  static func favorites(_ pairs: [(title: String, artist: String)]) -> Result<Deck, DeckFileFailure> {
    let name = DeckIdentity.favorites.name
    // A blank before a title: it may begin like a comment.
    let lines = pairs.map { pair in
      let texts = [pair.title, pair.artist].map { text in
        String(scalars: text.unicodeScalars.map { "\t\r\n".unicodeScalars.contains($0) ? " " : $0 })
      }
      return " " + texts.joined(separator: "\t") + "\n"
    }
    if lines.isEmpty { return .failure(DeckFileFailure(path: name, cause: .system(.known(.noSuchFile)))) }
    return Result { () throws(DeckFailure) in try Deck(.favorites, file: Array(lines.joined().utf8)) }
      .mapError { DeckFileFailure(path: name, cause: $0) }
  }
}

/// What marking a pair has done.
struct FavoriteChange: Equatable, Sendable {
  let isAdded: Bool
  /// How many favorites there are now.
  let pairs: Int
}
