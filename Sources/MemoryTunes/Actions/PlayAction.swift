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
  case botMoved(Result<Choice, BotFailure>)
  /// Whether a game of this kind was finished before.
  case kindRecalled(isFamiliar: Bool)
  /// What is kept of the deal on the table; nil if nothing is.
  indirect case dealRecalled(DealHistory?)
  /// What came before the game on the table, which is finished.
  indirect case finished(EndedGameHistory)
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
