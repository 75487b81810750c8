/// What a card is to perfect memory before it is turned up as the first card of a move.
enum FirstKind: Equatable, Sendable {
  /// Never face up before.
  case unseen
  /// Seen before; its mate was not.
  case single
  /// One of a pair whose two cards have both been seen.
  case pair
}

/// What a card is to perfect memory before it is turned up as the second card of a move.
enum SecondKind: Equatable, Sendable {
  /// Never face up before, whatever it turns out to be.
  case unseen
  /// Known to be the mate of the first card.
  case mate
  /// Known not to be the mate of the first card.
  case other
}

/// The values of single flips: the expected number of moves, the current one included, with this flip and best
/// play afterwards. A flip that the position does not allow has the value nil.
///
/// Source: the recurrence of Velleman and Warrington (see `PerfectPlay`), split into flips. The value of a
/// second flip depends only on whether the mate of the first card is known, not on what the first card was
/// before: a hit and half of a known pair have the same values once the first card counts as seen, and so do a
/// new card and a single.
extension PerfectPlay {
  /// The value of turning up a first card of this kind.
  func value(of kind: FirstKind, at position: Position) -> Double? {
    let (singles, unseen) = (position.singles, position.unseen)
    switch kind {
    case .unseen:
      guard unseen > 0 else { return nil }
      var sum = 0.0
      if singles > 0 { sum += Double(singles) * leastOfSecond(at: position.withMateSeen, isMateKnown: true) }
      let others = unseen - singles
      if others > 0 { sum += Double(others) * leastOfSecond(at: position.withNewSeen, isMateKnown: false) }
      return sum / Double(unseen)
    case .single:
      return singles > 0 ? leastOfSecond(at: position, isMateKnown: false) : nil
    case .pair:
      return position.knownPairs > 0 ? leastOfSecond(at: position, isMateKnown: true) : nil
    }
  }

  /// The value of turning up a second card of this kind. The first card counts as seen in `position`.
  func value(of kind: SecondKind, at position: Position, isMateKnown: Bool) -> Double? {
    let (singles, unseen) = (position.singles, position.unseen)
    switch kind {
    case .mate:
      return isMateKnown ? 1 + value(position.withPairTaken) : nil
    case .other:
      return position.known > (isMateKnown ? 2 : 1) ? 1 + value(position) : nil
    case .unseen where unseen == 0:
      return nil
    case .unseen:
      // An unseen card is the mate of the first card, the mate of another single, or a card of an unseen pair.
      let others = unseen - singles
      let strangers = isMateKnown ? singles : singles - 1
      var sum = 0.0
      if !isMateKnown { sum += value(position.withMateSeen.withPairTaken) }
      if strangers > 0 { sum += Double(strangers) * value(position.withMateSeen) }
      if others > 0 { sum += Double(others) * value(position.withNewSeen) }
      return 1 + sum / Double(unseen)
    }
  }

  /// The value of the best second flip.
  func leastOfSecond(at position: Position, isMateKnown: Bool) -> Double {
    // Best play takes a known mate, and otherwise never turns up a known card.
    value(of: isMateKnown ? .mate : .unseen, at: position, isMateKnown: isMateKnown)!
  }
}
