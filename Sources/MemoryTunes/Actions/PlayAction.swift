import MemoryGame

/// What is done with the cards of the game on the table.
enum PlayAction: Equatable, Sendable {
  /// Turn up one card, or one and then another.
  case flip(NamedCard, then: NamedCard?)
  case pass
  case reveal

  // Replies of the world.

  /// The columns of the board; 0 if they cannot be counted.
  case columnsCounted(Int, for: [Place])
  case botMoved(Result<Choice, BotProblem>)
  /// Whether a game of this kind was finished before.
  case kindRecalled(isFamiliar: Bool)
  /// What came before a game against a level that ended.
  case levelGamesRecalled(LevelHistory)
  /// What was known of the deck before a game that ended; nil if nothing is saved.
  indirect case learnedRecalled(Learned?)
  /// The rank of a game that ended; nil if it has none.
  case ranked(Rank?)
}

/// A card as a player names it.
enum NamedCard: Equatable, Sendable {
  case number(Int)
  case last
}

/// Questions about the game on the table. A hint counts as an aid.
enum ReviewAction: Equatable, Sendable {
  case hint
  case par
  case score
  case share
  /// What a card shows, or where a title is.
  case recall(String)
  /// `all`: with the flips that cost nothing.
  case review(all: Bool)
  /// `isPerfect`: perfect play of the same deal, instead of the game that was played.
  case watch(isPerfect: Bool)
}
