/// A theme of the decks of words that come with the program.
package enum WordTheme: String, Argument, CaseIterable {
  case adjectives, animals, body, food, home, nature, people, time
  case townAndTravel = "town-and-travel"
  case verbs

  /// By its name in a deck file.
  package init?(_ name: String) {
    self.init(rawValue: String(name.lowercased().map { $0 == " " ? "-" : $0 }))
  }
}

/// Sentences about decks and unusable files.
extension Wording {
  package var lineIsNoText: String { say() }
  package func lineIsLonger(bytes: Int) -> String { say(bytes) }
  package var lineHasNoTitle: String { say() }
  package var lineHasNoArtist: String { say() }
  package var quoteIsNotClosed: String { say() }
  package var columnsAreUnclear: String { say() }
  package var deckIsTooLarge: String { say() }
  package func tooSmallADeck(pairs: Int) -> String { say(pairs) }
  package func deckProblem(problem: String, line: Int) -> String { say(problem, line) }
  package func fileProblem(problem: String, path: String, line: Int?) -> String { say(problem, path, line) }
  package var deckWasNotRead: String { say() }
  package func systemError(error: SystemError) -> String { say(error) }
  package func otherSystemError(text: String) -> String { say(text) }
  package func listedDeck(pairs: Int, isOwn: Bool) -> String { say(pairs, isOwn) }
  package func unusableListedDeck(problem: String, isOwn: Bool) -> String { say(problem, isOwn) }
  package func listedDeckInWords(name: String, description: String) -> String { say(name, description) }
  package func theme(name: String, known: Int, pairs: Int) -> String { say(name, known, pairs) }
  package func wordTheme(theme: WordTheme) -> String { say(theme) }
  package func themes(themes: String) -> String { say(themes) }
  package func known(count: Int, pairs: Int) -> String { say(count, pairs) }
  package var noDecks: String { say() }
  package func deckAdvice(example: String?) -> String { say(example) }
  package func decksNotListed(count: Int, advice: String) -> String { say(count, advice) }
  package func categoryDeck(isChosen: Bool) -> String { say(isChosen) }
  package func chosenDeck(deck: String) -> String { say(deck) }
  package func favoriteAdded(tune: String, pairs: Int) -> String { say(tune, pairs) }
  package func favoriteRemoved(tune: String, pairs: Int) -> String { say(tune, pairs) }
  package func cardIsHidden(card: Int, other: Int?) -> String { say(card, other) }
  package func halfIsHidden(card: Int) -> String { say(card) }
  package func noPairFound(card: Int?) -> String { say(card) }
  package func noFavoritesOfTitles(deck: String) -> String { say(deck) }
  package var favoritesNeedHome: String { say() }
  package var noFavorites: String { say() }
  package var howToMarkFavorites: String { say() }
  package func backToCategory(category: String) -> String { say(category) }
}
