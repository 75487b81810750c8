extension English {
  var upMark: String { "up" }
  var foundMark: String { "found" }
  var newPairMark: String { "pair!" }
  var boardLegend: String { "* up   = found   ! a new pair" }
  func cardsNotShown(_ count: Int) -> String { "\(count) more cards are not shown" }
  func cardsMore(_ count: Int) -> String { "\(count) more" }
  func tuneNumber(_ number: Int) -> String { "tune \(number)" }

  func statusPairs(_ found: Int, of pairs: Int) -> String { "\(found) of \(pairs) pairs" }
  func statusPairsShort(_ found: Int, of pairs: Int) -> String { "\(found)/\(pairs) pairs" }
  func moves(_ count: Int) -> String { self.count(count, "move", "moves") }
  func statusPar(_ par: String) -> String { "par \(par)" }
  func statusBest(_ moves: Int) -> String { "best \(moves)" }
  func progress(_ found: Int, of pairs: Int) -> String { "\(found) of \(pairs) pairs found" }

  func tune(_ title: String, by artist: String) -> String { "\(title) by \(artist)" }
  func shortTune(_ title: String, by artist: String) -> String { "\(title) (\(artist))" }
  func noted(_ pair: String, _ note: String) -> String { "\(pair) (\(note))" }
  func turned(_ card: Int, _ tune: String) -> String { "Card \(card): \(tune)." }
  var flipAnother: String { "Now flip another card." }
  func pair(_ first: Int, _ second: Int, _ tune: String) -> String {
    "\(first) and \(second): a pair! \(tune)."
  }
  func pairsToGo(_ count: Int) -> String { "\(self.count(count, "pair", "pairs")) to go." }
  func noPair(_ first: Int, _ tune: String, _ second: Int, _ otherTune: String) -> String {
    "No pair: \(first) \(tune), \(second) \(otherTune)."
  }
  func noPairInWords(_ cards: [String]) -> String { "No pair: \(cards.joined(separator: "; "))." }
  func pairInWords(_ first: Int, _ second: Int, _ tune: String) -> String {
    "A pair: cards \(first) and \(second), \(tune)."
  }
  var bothTurnBack: String { "Both turn back with your next flip." }
  func nextMove(_ card: Int, _ tune: String) -> String { "Next move: card \(card) is \(tune)." }

  func noSuchCard(_ card: String, last: Int) -> String {
    "There is no card \(card): the cards are numbered 1 to \(last)."
  }
  func cardIsUp(_ card: String) -> String { "Card \(card) is already face up." }
  func cardIsMatched(_ card: String) -> String { "Card \(card) is already matched." }
  func cannotFlipTwice(_ card: String, instead: Int) -> String {
    "Card \(card) cannot be flipped twice in a row; nothing was turned. Type: flip \(instead)"
  }
  func cannotFlip(_ card: String, after first: String, instead: Int) -> String {
    "Card \(card) cannot be flipped after \(first); nothing was turned. Type: flip \(instead)"
  }
  func flipAnother(like card: Int) -> String { "Flip another one, like: flip \(card)" }
  var anotherGame: String { "For another game, type: play" }
  func oneCardOnly(_ card: Int) -> String {
    "A card is already up, and the next move may be another player's. Type: flip \(card)"
  }
  func notYourTurn(_ name: String) -> String {
    "It is not your turn: \(name) is to move. To let it move, type: game"
  }
  func passAlone(_ word: String) -> String {
    "\(quoted(word)) is for games of several players. To begin one, type: players you optimal"
  }
  var gameIsOver: String { "The game is over. For another one, type: play" }
  func passInMove(_ word: String) -> String {
    "\(quoted(word)) gives up a whole move, but a card of this move is already up. Flip another one."
  }
  func passTooEarly(_ word: String) -> String {
    "\(quoted(word)) needs two unmatched cards that have been shown. Flip a card."
  }

  var yourTurn: String { "Your turn." }
  func turn(of name: String) -> String { "\(name) to move." }
  func moves(of name: String, _ moves: [String]) -> String { "\(name): \(moves.joined(separator: "; "))." }
  func moveInWords(of name: String, _ result: String) -> String {
    "\(name == you ? "You" : name), \(result.prefix(1).lowercased())\(result.dropFirst())"
  }
  var passes: String { "passes" }
  func pairOfOther(_ first: Int, _ second: Int, _ tune: String) -> String {
    "\(first) and \(second), a pair: \(tune)"
  }
  func noPairOfOther(_ first: Int, _ tune: String, _ second: Int, _ otherTune: String) -> String {
    "\(first) \(tune), \(second) \(otherTune), no pair"
  }

  func time(_ text: String) -> String { text }
  func timeAloud(_ seconds: Int) -> String {
    let rest = count(seconds % 60, "second", "seconds")
    return seconds < 60 ? rest : "\(count(seconds / 60, "minute", "minutes")) \(rest)"
  }
  func sum(moves: String, time: String?) -> String { moves + (time.map { ", \($0)" } ?? "") }
  func finished(_ sum: String) -> String { "All pairs found: \(sum)." }
  func finished(by name: String, _ sum: String) -> String { "\(name) found all pairs: \(sum)." }
  func allFound(_ scores: String) -> String { "All pairs are found: \(scores)." }
  func drawn(_ scores: String) -> String { "Everyone has passed, so the game is over: \(scores)." }
  func revealed(_ progress: String) -> String {
    "You gave up: \(progress). All cards are face up, and the game is not recorded."
  }
  func tie(_ names: [String]) -> String { "\(names.joined(separator: " and ")) tie." }
  var youWin: String { "You win." }
  func wins(_ name: String) -> String { "\(name) wins." }
  var seenBefore: String { "You have seen cards of this deal before." }
  var wentOnBefore: String { "You have played on from here before." }
  var countsAsAssisted: String { "From now on this game counts as assisted." }
  func finishedBefore(moves: Int) -> String { "You finished this deal before, in \(self.moves(moves))." }
  func hardest(_ pairs: [String]) -> String { "Took longest to find: \(pairs.joined(separator: "; "))." }
  func hardPair(_ tune: String, turned times: Int) -> String { "\(tune), turned \(times) times" }
  func movedUp(_ pairs: String) -> String { "Up a box: \(pairs)." }
  func movedBack(_ pairs: String) -> String { "In box 1, due tomorrow: \(pairs)." }
  var playAgain: String { "Again: play" }
  var playAgainOrReview: String { "Again: play. Your flips: review" }
  var shareOrReview: String { "Share the result: share. Your flips: review" }
  func firstGame(pairs: Int) -> String { "This is your first finished game of \(pairs) pairs." }
  func rank(_ rank: Int, of games: Int, pairs: Int, best: Int?, isAssisted: Bool) -> String {
    (isAssisted ? "As an assisted game it" : "It") + " ranks \(rank) of your \(games) games of \(pairs) pairs"
      + (best.map { "; your best has \($0) moves." } ?? ".")
  }
  func newBest(pairs: Int, before best: Int) -> String {
    "A new best for \(pairs) pairs! Your best so far was \(best) moves."
  }
  func newBestByTime(pairs: Int) -> String {
    "A new best for \(pairs) pairs: as few moves as before, and faster!"
  }
  func firstWithoutAids(pairs: Int) -> String {
    "A new best for \(pairs) pairs: your first game without aids!"
  }
  var notRecordedAfterReveal: String { "You gave this game up once, so it is not recorded." }

  func standing(_ found: Int, of pairs: Int, moves: Int) -> String {
    "\(found) of \(pairs) pairs found, \(self.moves(moves))."
  }
  func cardsLieDown(_ cards: Int, par: String) -> String {
    "Cards 1 to \(cards) are face down. Par is \(par) moves."
  }
  func faceUp(_ cards: [String]) -> String { "Face up: \(cards.joined(separator: "; "))." }
  func title(_ title: String) -> String { title }
  func card(_ card: Int, _ tune: String) -> String { "card \(card), \(tune)" }
  func found(_ pairs: [String]) -> String { "Found: \(pairs.joined(separator: "; "))." }
  func pairOfCards(_ first: Int, _ second: Int, _ tune: String) -> String {
    "cards \(first) and \(second), \(tune)"
  }
  func faceDown(_ cards: [ClosedRange<Int>]) -> String {
    "Face down: \(list(cards.map { run($0, "to") }))."
  }

  /// `3`, `3, 4` or `3 to 7`.
  private func run(_ cards: ClosedRange<Int>, _ to: String) -> String {
    switch cards.count {
    case 1: "\(cards.lowerBound)"
    case 2: "\(cards.lowerBound), \(cards.upperBound)"
    default: "\(cards.lowerBound) \(to) \(cards.upperBound)"
    }
  }
}
