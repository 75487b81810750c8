import Text
import Wording

/// Where tunes come from, and which of them are favorites.
enum TunesAction: Equatable, Sendable {
  /// Fetch tunes for later games.
  case fetch
  /// Delete the tunes that were fetched.
  case clear
  /// Mark the tune of a card as a favorite or, without one, the pair found last; or take the mark back.
  case favorite(card: Int?)

  // Replies of the world.

  /// Those that the state says are loading.
  indirect case loaded(Result<Tunes, FetchFailure>)
  /// Of how many categories tunes are gone.
  case cleared(Result<Int, SystemFailure>)
  /// Nil if nothing is saved.
  indirect case favored(Favorite, Result<FavoriteChange, SystemFailure>?)
}
