import Text
import Wording

/// Dealing games, and choosing how the next one is dealt.
enum DealAction: Equatable, Sendable {
  /// Deal from the chosen deck, by default as many pairs as usual.
  case play(pairs: Int?)
  /// Deal the game on the table again, from the next seed, with what was chosen since.
  case again
  /// Play against the computer: at this level, or as last.
  case against(Word?)
  /// Play a match of at most this many games: by these players or, without names, by those of the next game.
  case match(games: Int, [Word])
  /// Deal today's game, which may be finished or waiting, or that of another day.
  case daily(AskedDay?)
  case challenge(Challenge)
  /// Practice pairs of the chosen deck, by default as many as for `play`.
  case practice(pairs: Int?)
  /// Practice the deck of words that was chosen last.
  case practiceWords

  // The next game.

  /// Choose, deal, practice or list this deck.
  indirect case deck(DeckReference, for: DeckUse)
  case seed(UInt64)
  case players([Word])
  case showPlayers
  /// List the pairs of the deck of words on the table, or of the one that was chosen last.
  case listWords

  // Replies of the world.

  case dayTold(Day, asked: AskedDay?)
  /// What is known of today; nil if nothing is saved.
  indirect case todayRead(Today?)
  indirect case deckRead(Result<Deck, DeckFileProblem>, FilePath, for: DeckUse)
  /// What is known of a deck to practice, if anything is saved, and of the decks that have pairs that are due.
  indirect case learnedRead(Learned?, due: [DueDeck], of: Deck, pairs: Int)
}
