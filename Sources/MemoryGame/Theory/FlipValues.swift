/// The values of single flips: the expected number of moves, the current one included, with this flip and best
/// play afterwards.
///
/// Source: the recurrence of Velleman and Warrington (see `PerfectPlay`), split into flips. The value of a
/// second flip depends only on whether the mate of the first card is known, not on what the first card was
/// before.
extension PerfectPlay {
  /// The value of turning up an unseen card, which must exist, as the first of a move.
  func valueOfUnseenFirst(at position: Position) -> Double {
    let (singles, others) = (position.singles, position.unseen - position.singles)
    var sum = 0.0
    if singles > 0 { sum += Double(singles) * valueOfBestSecond(at: position.withMateSeen, isMateKnown: true) }
    if others > 0 { sum += Double(others) * valueOfBestSecond(at: position.withNewSeen, isMateKnown: false) }
    return sum / Double(position.unseen)
  }

  /// The value of turning up an unseen card, which must exist, as the second of a move. The first card counts
  /// as seen in `position`. The unseen card is its mate, the mate of another single, or a card of an unseen
  /// pair.
  func valueOfUnseenSecond(at position: Position, isMateKnown: Bool) -> Double {
    let others = position.unseen - position.singles
    let strangers = isMateKnown ? position.singles : position.singles - 1
    var sum = 0.0
    if !isMateKnown { sum += value(position.withMateSeen.withPairTaken) }
    if strangers > 0 { sum += Double(strangers) * value(position.withMateSeen) }
    if others > 0 { sum += Double(others) * value(position.withNewSeen) }
    return 1 + sum / Double(position.unseen)
  }

  /// The value of the best second flip: of a known mate, and otherwise of an unseen card, never of a known one.
  func valueOfBestSecond(at position: Position, isMateKnown: Bool) -> Double {
    isMateKnown ? 1 + value(position.withPairTaken) : valueOfUnseenSecond(at: position, isMateKnown: false)
  }
}
