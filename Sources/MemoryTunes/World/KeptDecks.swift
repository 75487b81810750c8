import Saved

// What is kept of decks.

extension World {
  func learned(of deck: Deck) -> Learned? {
    known { games throws(DatabaseFailure) in try games.learned(of: deck) }
  }

  func dueDecks(_ decks: DueDecks) -> [DueDeck] {
    let pairs = known { games throws(DatabaseFailure) in
      try games.all(.due(at: games.now())) { row in
        DueDeck.Pair(deck: row.text("deck"), front: row.text("front"), back: row.text("back"))
      }
    }
    return DueDeck.all(of: pairs ?? [], in: self.decks, knowing: decks.known, decks.language)
  }

  /// All decks, with what is due in them.
  func listDecks(_ due: DueDecks) -> DeckList {
    let favorites = known { games throws(DatabaseFailure) in try games.countFavorites() } ?? 0
    var list = DeckList(decks, favorites: favorites, isInterrupted: isInterrupted)
    list.due = dueDecks(due)
    return list
  }

  func favorites() -> Result<Deck, DeckFileFailure> {
    Deck.favorites(known { games throws(DatabaseFailure) in try games.favorites() } ?? [])
  }

  /// Nil if nothing is kept.
  func mark(_ favorite: Favorite, removes: Bool) -> Result<FavoriteChange, SystemFailure>? {
    kept(.commits) { games throws(DatabaseFailure) in try games.mark(favorite, removes: removes) }
  }
}

extension SavedGames {
  func learned(of deck: Deck) throws(DatabaseFailure) -> Learned {
    let pairs = try all(.learned(of: deck.nameInRows), Learned.pair)
    return Learned(today: Day(time: now()), pairs: deck.indices(of: Dictionary(pairs) { $1 }))
  }

  func favorites() throws(DatabaseFailure) -> [(title: String, artist: String)] {
    try all(.favorites) { ($0.text("title"), $0.text("artist")) }
  }

  func countFavorites() throws(DatabaseFailure) -> Int {
    try first(.countFavorites) { $0.count("favorites") } ?? 0
  }

  /// Marks a pair or, if it is marked and `removes`, takes that back.
  func mark(_ favorite: Favorite, removes: Bool) throws(DatabaseFailure) -> FavoriteChange {
    let isNew = try run(.addFavorite(title: favorite.title, artist: favorite.artist)) > 0
    let isRemoved = removes && !isNew
    if isRemoved { try run(.removeFavorite(title: favorite.title, artist: favorite.artist)) }
    return FavoriteChange(isAdded: !isRemoved, pairs: try countFavorites())
  }
}
