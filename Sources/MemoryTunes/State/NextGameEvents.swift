import Wording

// What was dealt, and what was chosen for the next game.

struct DealSummary: Equatable, Sendable {
  /// Whether the cards are alike although split ones were chosen.
  let isUnsplit: Bool
  let endsMatch: Bool
  let isChallenge: Bool
  /// Whether the line has also chosen a category for later games.
  let choosesCategory: Bool
  /// Whether the game before was of another deck.
  let isOfNewDeck: Bool
  /// Whether it is the first game of a file whose kind nobody has chosen.
  let tellsKind: Bool
  /// What is to be practiced; nil in any other game.
  let practice: PracticePlan?
}

/// The pairs of a deck, and what is known of them; nothing if nothing is saved.
struct WordList: Equatable, Sendable {
  let deck: Deck
  let learned: Learned?
}

/// What can be dealt, with the player's own decks.
struct ListedDecks: Equatable, Sendable {
  let list: DeckList
  let choice: DeckIdentity
  /// Whether the player wants to learn words.
  let isForWords: Bool
}

/// A setting that was chosen, all settings with it, and those before.
struct ChosenSetting: Equatable, Sendable {
  let setting: Setting
  let values: SettingValues
  let earlier: SettingValues
}

/// The choices of a setting.
struct ToldChoices: Equatable, Sendable {
  let setting: Setting
  let values: SettingValues
  /// The sizes of the next game.
  let pairs: ClosedRange<Int>
  /// Whether a number on the next line picks one.
  let isNumbered: Bool
}

/// What the next game will be dealt from, as far as known.
struct Forecast: Equatable, Sendable {
  /// The tunes available without asking the catalog; nil if they are not used.
  let tunes: Tunes?
  /// Whether the catalog is asked first.
  let fetchesFirst: Bool
}

/// Tunes that were fetched for later games.
struct FetchedTunes: Equatable, Sendable {
  let deck: Deck
  /// Whether games use fetched tunes.
  let arePlayed: Bool
}
