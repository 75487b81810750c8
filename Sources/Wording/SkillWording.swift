import Text

/// Sentences about the quality of play.
extension Wording {
  package func hintOfMate(card: Int) -> String { say(card) }
  package func hintOfPair(card: Int) -> String { say(card) }
  package func hintOfNewCard(card: Int) -> String { say(card) }
  package var nothingLeftToFlip: String { say() }
  package func parNumber(moves: Double, isAbout: Bool) -> String {
    say(Fraction(moves, digits: 1), isAbout)
  }
  package func verdict(par: String, sums: String?) -> String { say(par, sums) }
  package func parSoFar(par: String, moves: Int, sums: String?) -> String { say(par, moves, sums) }
  package var drawnByPassing: String { say() }
  package func perfectPlay(percent: String, moves: Int, isAlways: Bool) -> String {
    say(percent, moves, isAlways)
  }
  package func seedOfDeal(seed: String) -> String { say(seed) }
  // The cost of mistakes and of chance: parts of a sentence.
  package func noMistakes(luck: String) -> String { say(luck) }
  package func mistakes(count: Int, cost: Double?, luck: String) -> String {
    say(count, cost.map(figure), luck)
  }
  package var averageLuck: String { say() }
  package func goodLuck(moves: Double) -> String { say(figure(moves)) }
  package func badLuck(moves: Double) -> String { say(figure(moves)) }
  // The same as a sentence about one of several players.
  package func sumsOfYou(sums: String) -> String { say(sums) }
  package func sumsOfPlayer(player: String, sums: String) -> String { say(player, sums) }
  package func tooLargeToReview(mostPairs: Int) -> String { say(mostPairs) }
  package func sumsInAll(sums: String) -> String { say(sums) }
  package var costAndLuckAreInMoves: String { say() }
  package var flipsAreListedAtTheEnd: String { say() }
  package func flipsCostNothing(count: Int) -> String { say(count) }
  package var moveHeading: String { say() }
  package var whoHeading: String { say() }
  package var cardHeading: String { say() }
  package var tuneHeading: String { say() }
  package var costHeading: String { say() }
  package var luckHeading: String { say() }
  package var betterHeading: String { say() }
  package func reviewedFlip(
    move: Int, player: String?, card: Int, title: String, cost: String?, luck: String?, better: String
  ) -> String {
    say(move, player, card, title, cost, luck, better)
  }
  package var tinyCost: String { say() }
  package var betterShownPair: String { say() }
  package var betterNewCard: String { say() }
  package var betterShownMate: String { say() }
  package func betterMate(card: Int, first: Int) -> String { say(card, first) }
  package func unlucky(moves: String) -> String { say(moves) }
  package func lucky(moves: String) -> String { say(moves) }
  package var notYetToShare: String { say() }
  package func sharedGame(day: String?, deck: String, pairs: Int, isSplit: Bool) -> String {
    say(day, deck, pairs, isSplit)
  }
  package func sharedMoves(moves: Int, player: String?) -> String { say(moves, player) }
  package func sharedPar(par: String) -> String { say(par) }
  package var sharedNothingGivenAway: String { say() }
  package func sharedGivenAway(moves: Double) -> String { say(figure(moves)) }
  package func sharedHints(count: Int) -> String { say(count) }
  package var sharedFlipsWereUndone: String { say() }
  // Moves in words.
  package var sharedPair: String { say() }
  package var sharedNoPair: String { say() }
  package var sharedMistake: String { say() }
  package func sharedMisses(misses: Int, mistakes: Int) -> String { say(misses, mistakes) }
  /// A move of a game that is watched. `player`: one of several.
  package func watchedMove(move: Int, player: String?, what: String) -> String { say(move, player, what) }
  package func watchedPair(first: Int, second: Int, tune: String) -> String { say(first, second, tune) }
  package func watchedNoPair(first: Int, tune: String, second: Int, otherTune: String) -> String {
    say(first, tune, second, otherTune)
  }
  package func watchedGame(moves: String, isGivenUp: Bool) -> String { say(moves, isGivenUp) }
  package func watchedPerfectGame(moves: String) -> String { say(moves) }
  package var notYetToWatch: String { say() }
  /// Between the parts of a shared result, which can have a comma as the decimal separator.
  package var betweenResults: String { say() }

  /// Moves with one decimal. What would be shown as 1.0 is the number 1, so that a language can say `1 move`.
  private func figure(_ moves: Double) -> Fraction {
    let digits = Decimal.text(moves, digits: 1) == "1.0" ? 0 : 1
    return Fraction(moves, digits: digits)
  }
}
