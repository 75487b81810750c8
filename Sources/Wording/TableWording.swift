/// Sentences about the game on the table.
package protocol TableWording {
  // Words on cards take at most `TableMarks.widest` columns, so that boards have the same layout in every
  // language.
  var upMark: String { get }
  var foundMark: String { get }
  /// Found by the last event.
  var newPairMark: String { get }
  /// The meaning of `*`, `=` and `!` on a board without frames.
  var boardLegend: String { get }
  func cardsNotShown(_ count: Int) -> String
  /// The same in less space.
  func cardsMore(_ count: Int) -> String
  /// A tune whose title cannot be shown.
  func tuneNumber(_ number: Int) -> String

  // The status line.
  func statusPairs(_ found: Int, of pairs: Int) -> String
  /// The same in less space.
  func statusPairsShort(_ found: Int, of pairs: Int) -> String
  func moves(_ count: Int) -> String
  func statusPar(_ par: String) -> String
  func statusBest(_ moves: Int) -> String
  /// The progress of the game, as part of a sentence: `3 of 8 pairs found`.
  func progress(_ found: Int, of pairs: Int) -> String

  // Flips.
  func tune(_ title: String, by artist: String) -> String
  /// The same, shorter.
  func shortTune(_ title: String, by artist: String) -> String
  /// A pair of split cards with the third column of its deck.
  func noted(_ pair: String, _ note: String) -> String
  func turned(_ card: Int, _ tune: String) -> String
  var flipAnother: String { get }
  func pair(_ first: Int, _ second: Int, _ tune: String) -> String
  func pairsToGo(_ count: Int) -> String
  func noPair(_ first: Int, _ tune: String, _ second: Int, _ otherTune: String) -> String
  /// The same without a board. `cards` are one or two, formatted by `card`.
  func noPairInWords(_ cards: [String]) -> String
  func pairInWords(_ first: Int, _ second: Int, _ tune: String) -> String
  var bothTurnBack: String { get }
  func nextMove(_ card: Int, _ tune: String) -> String

  // Refusals. A number is quoted if it was typed in an unusual form. `last` is the number of the last card.
  /// `last` is the number of the last card.
  func noSuchCard(_ card: String, last: Int) -> String
  func cardIsUp(_ card: String) -> String
  func cardIsMatched(_ card: String) -> String
  func cannotFlipTwice(_ card: String, instead: Int) -> String
  func cannotFlip(_ card: String, after first: String, instead: Int) -> String
  /// What to flip instead.
  func flipAnother(like card: Int) -> String
  var anotherGame: String { get }
  func oneCardOnly(_ card: Int) -> String
  func notYourTurn(_ name: String) -> String
  func passAlone(_ word: String) -> String
  var gameIsOver: String { get }
  func passInMove(_ word: String) -> String
  func passTooEarly(_ word: String) -> String

  // Games of several players.
  var yourTurn: String { get }
  func turn(of name: String) -> String
  /// One or more moves of a player.
  func moves(of name: String, _ moves: [String]) -> String
  /// A player's move without a board; `result` is a sentence.
  func moveInWords(of name: String, _ result: String) -> String
  var passes: String { get }
  func pairOfOther(_ first: Int, _ second: Int, _ tune: String) -> String
  func noPairOfOther(_ first: Int, _ tune: String, _ second: Int, _ otherTune: String) -> String

  // Endings.
  /// `text` is in minutes and seconds: `3:12`.
  func time(_ text: String) -> String
  /// The same as people say it.
  func timeAloud(_ seconds: Int) -> String
  /// `moves` is `14 moves`.
  func sum(moves: String, time: String?) -> String
  func finished(_ sum: String) -> String
  func finished(by name: String, _ sum: String) -> String
  func allFound(_ scores: String) -> String
  func drawn(_ scores: String) -> String
  /// The game was given up; `progress` is part of a sentence.
  func revealed(_ progress: String) -> String
  func tie(_ names: [String]) -> String
  var youWin: String { get }
  func wins(_ name: String) -> String
  /// The deal was finished before.
  func finishedBefore(moves: Int) -> String
  /// Cards of the deal were seen in another game.
  var seenBefore: String { get }
  /// The game was played further than this before.
  var wentOnBefore: String { get }
  /// The first aid of a game was used.
  var countsAsAssisted: String { get }
  /// The hardest pairs of split cards.
  func hardest(_ pairs: [String]) -> String
  func hardPair(_ tune: String, turned times: Int) -> String
  /// Pairs that moved up a box, or to the first one.
  func movedUp(_ pairs: String) -> String
  func movedBack(_ pairs: String) -> String
  var playAgain: String { get }
  var playAgainOrReview: String { get }
  var shareOrReview: String { get }
  func firstGame(pairs: Int) -> String
  /// `best` is the fewest moves of a game without aids; nil if there is none.
  func rank(_ rank: Int, of games: Int, pairs: Int, best: Int?, isAssisted: Bool) -> String
  func newBest(pairs: Int, before best: Int) -> String
  func newBestByTime(pairs: Int) -> String
  /// All earlier games had aids.
  func firstWithoutAids(pairs: Int) -> String
  /// A finished game that was given up once.
  var notRecordedAfterReveal: String { get }

  // The board in words.
  /// The score.
  func standing(_ found: Int, of pairs: Int, moves: Int) -> String
  func cardsLieDown(_ cards: Int, par: String) -> String
  func faceUp(_ cards: [String]) -> String
  /// A title without its artist.
  func title(_ title: String) -> String
  /// `card 10, Title`
  func card(_ card: Int, _ tune: String) -> String
  func found(_ pairs: [String]) -> String
  func pairOfCards(_ first: Int, _ second: Int, _ tune: String) -> String
  /// The ranges of cards are in order.
  func faceDown(_ cards: [ClosedRange<Int>]) -> String
}

package enum TableMarks {
  /// The most columns of a word on a card, in any language.
  package static let widest = 5
}

/// Sentences about deals and the next game.
package protocol GameWording {
  func pairs(_ count: Int) -> String
  func splitPairs(_ count: Int) -> String
  /// The game that was dealt; `pairs` is `8 pairs`.
  func dealt(_ pairs: String, of deck: String) -> String
  func dealt(_ pairs: String, of deck: String, ofDay day: String) -> String
  /// The game, and the source of its tunes.
  func dealt(_ game: String, from origin: String) -> String
  /// The tunes used because others could not be fetched.
  func tunesInstead(_ origin: String, because trouble: String) -> String
  var flipTwo: String { get }
  func cannotDeal(_ pairs: String, most: Int, instead: Int) -> String
  var tooFewForSplit: String { get }
  /// `line` is to be typed instead.
  func titlesCannotBeSplit(_ deck: String, line: String) -> String
  func cannotDealSplit(_ pairs: String, most: Int, instead command: String, _ other: Int) -> String
  func tooManyForPrograms(most: Int) -> String
  func notDealt(because trouble: String) -> String
  func dayToCome(_ day: String, today: String) -> String
  func seedChosen(_ seed: String) -> String
  var splitChosen: String { get }
  var sameChosen: String { get }
  func playersChosen(_ names: String) -> String
  func playersRefused(because problem: String) -> String
  func playing(_ names: String) -> String
}
