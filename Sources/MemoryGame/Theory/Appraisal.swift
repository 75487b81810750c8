/// What a flip was worth, in expected moves of the whole game.
///
/// A finished game took exactly par plus the sum of all regret plus the sum of all luck, because `after` of one
/// flip is `before` of the next. Luck is 0 on average, whatever the player does.
package struct Appraisal: Equatable, Sendable {
  package let card: Int
  /// The number of its move, from 1.
  package let move: Int
  package let best: Hint.Kind
  /// The expected moves with the best flip.
  package let before: Double
  /// The expected moves with a flip of the chosen kind.
  package let chosen: Double
  /// The expected moves given what the card turned out to be.
  package let after: Double

  /// What the decision cost: never negative, and 0 for a best flip.
  package var regret: Double { chosen - before }
  /// The cost of chance; negative if it saved moves.
  package var luck: Double { after - chosen }

  /// Values from two different sums may differ by rounding, by far less than this. Flips that are not equally
  /// good differ by far more: by 0.001 in games of 1,000 pairs.
  private static let rounding = 1e-9

  /// Source: the values of `PerfectPlay` before and after each decision and each chance.
  init(_ sight: Sight, by play: PerfectPlay) {
    let moves = Double(sight.move)
    card = sight.card
    move = sight.move + 1
    let chosen: Double
    if sight.isSecond {
      best = sight.isMateKnown ? .mate : .unseen
      before = moves + play.valueOfBestSecond(at: sight.before, isMateKnown: sight.isMateKnown)
      // The result of turning up a card that was seen before is known.
      chosen =
        moves
        + (sight.isUnseen
          ? play.valueOfUnseenSecond(at: sight.before, isMateKnown: sight.isMateKnown)
          : 1 + play.value(sight.after))
      after = moves + 1 + play.value(sight.after)
    } else {
      best = sight.before.knownPairs > 0 ? .pair : .unseen
      before = moves + play.value(sight.before)
      after = moves + play.valueOfBestSecond(at: sight.after, isMateKnown: sight.isMateKnown)
      chosen = sight.isUnseen ? moves + play.valueOfUnseenFirst(at: sight.before) : after
    }
    self.chosen = chosen - before < Self.rounding ? before : chosen
  }
}

/// The sums over the flips of a game, added in order, so that the same flips give the same bits.
package struct AppraisalSums: Equatable, Sendable {
  package private(set) var regret = 0.0
  package private(set) var luck = 0.0
  /// How many flips were not best.
  package private(set) var mistakes = 0

  package init() {}

  package mutating func add(_ appraisal: Appraisal) {
    regret += appraisal.regret
    luck += appraisal.luck
    if appraisal.regret > 0 { mistakes += 1 }
  }
}
