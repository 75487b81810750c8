/// What a flip was worth, in moves that the whole game is expected to take.
///
/// A finished game took par, and the sum of all regret, and the sum of all luck, exactly: what is after one flip is
/// before the next. Luck is 0 on average, whatever the player does.
struct Appraisal: Equatable, Sendable {
  let card: Int
  /// With the best flip.
  let before: Double
  /// With a flip of this kind.
  let chosen: Double
  /// With what the card turned out to be.
  let after: Double

  /// What the decision gave away; never less than 0, and 0 for a best flip.
  var regret: Double { chosen - before }
  /// What the card took, or gave where it is negative.
  var luck: Double { after - chosen }

  /// Source: the values of `PerfectPlay` before and after each decision and each chance.
  init(_ sight: Sight, by play: PerfectPlay) {
    let moves = Double(sight.move)
    card = sight.card
    let chosen: Double
    switch sight.kind {
    case .first(let kind, let knowsMate):
      before = moves + play.value(sight.before)
      chosen = moves + play.value(of: kind, at: sight.before)!
      after = moves + play.leastOfSecond(at: sight.after, isMateKnown: knowsMate)
    case .second(let kind, let knewMate):
      before = moves + play.leastOfSecond(at: sight.before, isMateKnown: knewMate)
      chosen = moves + play.value(of: kind, at: sight.before, isMateKnown: knewMate)!
      after = moves + 1 + play.value(sight.after)
    }
    // Two ways to the same value differ by rounding, and flips that are not equally good by far more: by 0.001 in
    // games of 1,000 pairs.
    self.chosen = chosen - before < 1e-9 ? before : chosen
  }
}

/// The sums over the flips of a game. They are added up in the order of the flips, so that going through the same
/// flips again comes to the same bits; to go back, keep what they were.
struct AppraisalSums: Equatable, Sendable {
  private(set) var regret = 0.0
  private(set) var luck = 0.0

  mutating func add(_ appraisal: Appraisal) {
    regret += appraisal.regret
    luck += appraisal.luck
  }
}
