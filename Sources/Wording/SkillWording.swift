/// The effect of chance on a game, in moves.
package enum ChanceInMoves: Sendable {
  case even
  case good(Double)
  case bad(Double)
}

/// The headings of a review.
package struct ReviewHeadings {
  package let move: String
  package let who: String
  package let card: String
  package let tune: String
  package let cost: String
  package let luck: String
  package let better: String
}

/// A flip of a review.
package struct ReviewedFlip {
  package let move: Int
  /// The player; nil if there is only one.
  package let player: String?
  package let card: Int
  package let title: String
  /// Nil without a cost.
  package let cost: Double?
  /// Above 0 is bad luck; nil if hardly different from 0.
  package let luck: Double?
  /// The better choice; empty if there is none.
  package let better: String

  package init(
    move: Int, player: String?, card: Int, title: String, cost: Double?, luck: Double?, better: String
  ) {
    (self.move, self.player, self.card, self.title) = (move, player, card, title)
    (self.cost, self.luck, self.better) = (cost, luck, better)
  }
}

/// Sentences about the quality of play.
package protocol SkillWording {
  func hintOfMate(_ card: Int) -> String
  func hintOfPair(_ card: Int) -> String
  func hintOfNewCard(_ card: Int) -> String
  var nothingLeftToFlip: String { get }

  /// Par with one decimal, in place of a number of moves.
  func parNumber(_ moves: Double, isAbout: Bool) -> String
  /// `sums`: the cost of mistakes and of chance.
  func verdict(par: String, sums: String?) -> String
  func standing(par: String, moves: Int, sums: String?) -> String
  var drawnByPassing: String { get }
  /// How often perfect play needs no more moves.
  func perfectPlay(percent: String, moves: Int) -> String
  func seedOfDeal(_ seed: UInt64) -> String
  func noMistakes(_ luck: ChanceInMoves) -> String
  /// `cost` is nil if it is less than 0.1 moves.
  func mistakes(_ count: Int, cost: Double?, _ luck: ChanceInMoves) -> String
  func sums(of player: String, _ sums: String) -> String

  func tooLargeToReview(mostPairs: Int) -> String
  func sumsInAll(_ sums: String) -> String
  var costAndLuckAreInMoves: String { get }
  /// During a game, only the sums are shown.
  var flipsAreListedAtTheEnd: String { get }
  func flipsCostNothing(_ count: Int) -> String
  var reviewHeadings: ReviewHeadings { get }
  var betterShownPair: String { get }
  var betterNewCard: String { get }
  var betterShownMate: String { get }
  func betterMate(_ card: Int, of first: Int) -> String
  /// The moves that chance cost or saved, with two decimals.
  func unlucky(_ moves: String) -> String
  func lucky(_ moves: String) -> String
  /// A row of the review without columns.
  func reviewedFlip(_ flip: ReviewedFlip) -> String
  /// The same in plain output.
  func reviewedFlipAloud(_ flip: ReviewedFlip) -> String

  var notYetToShare: String { get }
  func sharedGame(day: String?, deck: String, pairs: Int, isSplit: Bool) -> String
  func sharedMoves(_ moves: Int, by player: String?) -> String
  func sharedPar(_ par: String) -> String
  var sharedNothingGivenAway: String { get }
  func sharedGivenAway(_ moves: Double) -> String
  func sharedHints(_ count: Int) -> String
  var sharedFlipsWereUndone: String { get }
  func sharedResult(_ parts: [String]) -> String
  // Moves in words.
  var sharedPair: String { get }
  var sharedNoPair: String { get }
  var sharedMistake: String { get }
  /// In plain output: the number of moves without a pair, at least one, and of mistakes.
  func sharedMisses(_ misses: Int, mistakes: Int) -> String
}

extension Wording {
  /// What a flip cost, in a column.
  package func flipCost(_ flip: ReviewedFlip) -> String {
    guard let cost = flip.cost else { return "-" }
    return isTiny(cost) ? "<\(decimal(0.01, digits: 2))" : decimal(cost, digits: 2)
  }

  /// The effect of chance, in a column.
  package func flipLuck(_ flip: ReviewedFlip) -> String {
    guard let luck = flip.luck else { return "-" }
    let moves = decimal(luck.magnitude, digits: 2)
    return luck > 0 ? unlucky(moves) : lucky(moves)
  }

  /// Whether it would be shown as 0.
  func isTiny(_ cost: Double) -> Bool { cost < 0.005 }
}
