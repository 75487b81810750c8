import Text
import Wording

/// Dealing games, and choosing how the next one is dealt.
enum DealAction: Equatable, Sendable {
  /// Deal from this deck or the chosen one, by default as many pairs as usual.
  indirect case play(pairs: Int?, of: Deck? = nil)
  /// Deal the game on the table again, from the next seed, with what was chosen since.
  case again
  /// Play against the computer: at this level, or as last.
  case against(Word?)
  /// Play a match of at most this many games: by these players or, without names, by those of the next game.
  case match(games: Int, [Word])
  /// Deal the game of today, or of the day that was asked for.
  case day(today: Day, asked: AskedDay?)
  /// Deal today's game, which may be finished or waiting.
  indirect case today(Today)
  case challenge(Challenge)
  /// Practice pairs of a deck, with what is known of it, if anything is saved, and of the decks that have pairs
  /// that are due.
  indirect case practice(Deck, pairs: Int, Learned?, due: [DueDeck])

  // The next game.

  indirect case choose(Deck)
  case seed(UInt64)
  case players([Word])
  case showPlayers
}
