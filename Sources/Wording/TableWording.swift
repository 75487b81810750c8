/// Words on cards.
package enum TableMarks {
  /// The most columns of a word on a card, in any language.
  package static let widest = 5
}

/// Sentences about the game on the table, deals and the next game.
extension Wording {
  // Words on cards take at most `TableMarks.widest` columns, so that boards have the same layout in every
  // language.
  package var upMark: String { say() }
  package var foundMark: String { say() }
  package var newPairMark: String { say() }
  package var boardLegend: String { say() }
  package func cardsNotShown(count: Int) -> String { say(count) }
  package func cardsMore(count: Int) -> String { say(count) }
  package func tuneNumber(number: Int) -> String { say(number) }
  // The status line.
  package func statusPairs(found: Int, pairs: Int) -> String { say(found, pairs) }
  package func statusPairsShort(found: Int, pairs: Int) -> String { say(found, pairs) }
  package func moves(count: Int) -> String { say(count) }
  package func statusPar(par: String) -> String { say(par) }
  package func statusBest(moves: Int) -> String { say(moves) }
  package func progress(found: Int, pairs: Int) -> String { say(found, pairs) }
  package func standing(found: Int, pairs: Int, moves: String) -> String { say(found, pairs, moves) }
  // Flips.
  package func tune(title: String, artist: String) -> String { say(title, artist) }
  package func shortTune(title: String, artist: String) -> String { say(title, artist) }
  package func fact(title: String, other: String) -> String { say(title, other) }
  package func noted(pair: String, note: String) -> String { say(pair, note) }
  package func turned(card: Int, tune: String) -> String { say(card, tune) }
  package func turnedInWords(card: Int, tune: String) -> String { say(card, tune) }
  package func pair(first: Int, second: Int, tune: String) -> String { say(first, second, tune) }
  package func pairInWords(first: Int, second: Int, tune: String) -> String { say(first, second, tune) }
  package func noPairInWords(cards: String) -> String { say(cards) }
  package func nextMove(card: Int, tune: String) -> String { say(card, tune) }
  package var flipAnother: String { say() }
  package func pairsToGo(count: Int) -> String { say(count) }
  package func noPair(first: Int, tune: String, second: Int, otherTune: String) -> String {
    say(first, tune, second, otherTune)
  }
  package var bothTurnBack: String { say() }
  // Refusals. A number is quoted if it was typed in an unusual form. `last` is the number of the last card.
  package func noSuchCard(card: String, last: Int) -> String { say(card, last) }
  package func cardIsUp(card: String) -> String { say(card) }
  package func cardIsMatched(card: String) -> String { say(card) }
  package func cannotFlipTwice(card: String, instead: Int) -> String { say(card, instead) }
  package func cannotFlip(card: String, first: String, instead: Int) -> String { say(card, first, instead) }
  package func flipAnotherLike(card: Int) -> String { say(card) }
  package var anotherGame: String { say() }
  package func oneCardOnly(card: Int) -> String { say(card) }
  package func notYourTurn(name: String) -> String { say(name) }
  package func passAlone(word: String) -> String { say(word) }
  package var gameIsOver: String { say() }
  package func passInMove(word: String) -> String { say(word) }
  package func passTooEarly(word: String) -> String { say(word) }
  // Games of several players.
  package var yourTurn: String { say() }
  package func turn(name: String) -> String { say(name) }
  package func goesAgain(name: String, isYou: Bool) -> String { say(name, isYou) }
  package var passes: String { say() }
  package func movesOfPlayer(name: String, isYou: Bool, moves: String) -> String { say(name, isYou, moves) }
  package func pairOfPlayerInWords(name: String, isYou: Bool, first: Int, second: Int, tune: String) -> String {
    say(name, isYou, first, second, tune)
  }
  package func noPairOfPlayerInWords(name: String, isYou: Bool, cards: String) -> String {
    say(name, isYou, cards)
  }
  package func movesAndTime(moves: String, time: String?) -> String { say(moves, time) }
  package func time(clock: String, minutes: Int, seconds: Int) -> String { say(clock, minutes, seconds) }
  package func timeAloud(minutes: Int, seconds: Int) -> String { say(minutes, seconds) }
  package func finished(sum: String, isFlawless: Bool) -> String { say(sum, isFlawless) }
  package func finishedBy(name: String, sum: String) -> String { say(name, sum) }
  package func allFound(scores: String) -> String { say(scores) }
  package func drawn(scores: String) -> String { say(scores) }
  package func revealed(progress: String) -> String { say(progress) }
  package var youWin: String { say() }
  package func wins(name: String) -> String { say(name) }
  package func tie(names: String) -> String { say(names) }
  package func finishedBefore(moves: Int) -> String { say(moves) }
  package var seenBefore: String { say() }
  package var wentOnBefore: String { say() }
  package var countsAsAssisted: String { say() }
  package func hardPair(tune: String, times: Int) -> String { say(tune, times) }
  package func hardest(pairs: String) -> String { say(pairs) }
  package func movedUp(pairs: String) -> String { say(pairs) }
  package func movedBack(pairs: String) -> String { say(pairs) }
  package var playAgain: String { say() }
  package var playAgainOrReview: String { say() }
  package var shareOrReview: String { say() }
  package func firstGame(pairs: Int) -> String { say(pairs) }
  package func rank(rank: Int, games: Int, pairs: Int, best: Int?, isAssisted: Bool) -> String {
    say(rank, games, pairs, best, isAssisted)
  }
  package func newBest(pairs: Int, best: Int) -> String { say(pairs, best) }
  package func newBestByTime(pairs: Int) -> String { say(pairs) }
  package func firstWithoutAids(pairs: Int) -> String { say(pairs) }
  package var notRecordedAfterReveal: String { say() }
  package func cardsLieDown(cards: Int, par: String?) -> String { say(cards, par) }
  package func title(title: String, isSplit: Bool) -> String { say(title, isSplit) }
  package func card(card: Int, tune: String) -> String { say(card, tune) }
  package func shortCard(card: Int, tune: String) -> String { say(card, tune) }
  package func pairOfCards(first: Int, second: Int, tune: String) -> String { say(first, second, tune) }
  // The board in words.
  package func cardsUp(count: Int, cards: String) -> String { say(count, cards) }
  package func cardsDown(count: Int, cards: String) -> String { say(count, cards) }
  package func cardRange(first: Int, last: Int) -> String { say(first, last) }
  package var betweenCards: String { say() }
  package func beforeLastCard(run: Int) -> String { say(run) }
  package func pairsFound(count: Int, pairs: String) -> String { say(count, pairs) }
  // Deals and the next game.
  package func pairs(count: Int) -> String { say(count) }
  package func splitPairs(count: Int) -> String { say(count) }
  package func dealt(pairs: String, deck: String) -> String { say(pairs, deck) }
  package func dealtOfDay(pairs: String, deck: String, day: String) -> String { say(pairs, deck, day) }
  package func dealtFrom(game: String, origin: String) -> String { say(game, origin) }
  package func tunesInstead(origin: String, trouble: String, capitalized: String) -> String {
    say(origin, trouble, capitalized)
  }
  package var flipTwo: String { say() }
  package func cannotDeal(pairs: String, most: Int, command: String, instead: Int) -> String {
    say(pairs, most, command, instead)
  }
  package func tooFewForSplit(deck: String, line: String) -> String { say(deck, line) }
  package func titlesCannotBeSplit(deck: String, line: String) -> String { say(deck, line) }
  package func cannotDealSplit(pairs: String, most: Int, command: String, other: Int) -> String {
    say(pairs, most, command, other)
  }
  package func tooManyForPrograms(most: Int) -> String { say(most) }
  package func notDealt(trouble: String) -> String { say(trouble) }
  package func dayIsFinished(moves: Int, time: String?) -> String { say(moves, time) }
  package func dayCanBeRepeated(day: String) -> String { say(day) }
  package func dayGoesOn(day: String, progress: String?) -> String { say(day, progress) }
  package func dayToCome(day: String, today: String) -> String { say(day, today) }
  package func seedChosen(seed: String) -> String { say(seed) }
  package var splitChosen: String { say() }
  package var sameChosen: String { say() }
  package func playersChosen(names: String, people: String?, areAll: Bool) -> String {
    say(names, people, areAll)
  }
  package func playersRefused(problem: String) -> String { say(problem) }
  package func playing(names: String, next: String?) -> String { say(names, next) }
  // The result of a move in a row of moves.
  package var pairInRow: String { say() }
  package var noPairInRow: String { say() }
  // Congratulations, and the level to play next.
  package var firstGameOfAll: String { say() }
  package func firstWin(name: String, isYou: Bool, level: String) -> String { say(name, isYou, level) }
  package func otherLevel(count: Int, isHigher: Bool, players: String) -> String {
    say(count, isHigher, players)
  }
  // A match.
  package func matchGame(game: Int, games: Int) -> String { say(game, games) }
  package func scoreOfMatch(score: String, games: Int) -> String { say(score, games) }
  package func matchScore(player: String, points: String) -> String { say(player, points) }
  package func matchStands(scores: String, games: Int) -> String { say(scores, games) }
  package var nextOfMatch: String { say() }
  package var anotherMatch: String { say() }
  package func youWinMatch(scores: String) -> String { say(scores) }
  package func winsMatch(name: String, scores: String) -> String { say(name, scores) }
  package func matchIsLevel(scores: String) -> String { say(scores) }
  package var matchAlone: String { say() }
  package func matchLength(games: String) -> String { say(games) }
  package var matchGoesOn: String { say() }
}
