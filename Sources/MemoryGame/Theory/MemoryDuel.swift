/// A game of two players with perfect memory: the expected margin of the player to move (own pairs minus the
/// other's) if both play best, and the best kinds of move.
///
/// Source: U. Zwick, M. S. Paterson, "The memory game", Theoretical Computer Science 110, 1993, 169–196.
package struct MemoryDuel: Sendable {
  /// What a player can do when no pair is known: how many unseen cards to turn up at most.
  package enum Move: Equatable, CaseIterable, Sendable {
    /// None: two known cards, or a pass.
    case pass
    /// One, and then its mate or, if that is not known, a known card.
    case one
    /// One, and then its mate or, if that is not known, another unseen card.
    case two
  }

  /// e(n, k), row by row: n pairs left, k singles known, no known pair.
  private var margins = [0.0]

  package init(pairs: Int) {
    guard pairs > 0 else { return }
    for pairs in 1...pairs {
      margins.append(contentsOf: repeatElement(0, count: pairs + 1))
      for singles in stride(from: pairs, through: 0, by: -1) {
        let best = Move.allCases.compactMap { margin(of: $0, pairs: pairs, singles: singles) }.max()!
        margins[Self.index(pairs, singles)] = best
      }
    }
  }

  package func margin(pairs: Int, singles: Int) -> Double { margins[Self.index(pairs, singles)] }

  /// The margin if this is the player's next move; nil if the position does not allow it.
  package func margin(of move: Move, pairs: Int, singles: Int) -> Double? {
    let unseen = Double(2 * pairs - singles)
    let others = 2 * (pairs - singles)
    let hit = singles > 0 ? Double(singles) / unseen * (1 + margin(pairs: pairs - 1, singles: singles - 1)) : 0
    let missed = Double(others) / unseen
    switch move {
    case .pass: return singles >= 2 ? 0 : nil
    case .one:
      guard singles >= 1 else { return nil }
      return others > 0 ? hit - missed * margin(pairs: pairs, singles: singles + 1) : hit
    case .two:
      guard others > 0 else { return hit }
      var second = Double(1 - singles) * (1 + margin(pairs: pairs - 1, singles: singles))
      if others > 2 { second -= Double(others - 2) * margin(pairs: pairs, singles: singles + 2) }
      return hit + missed * second / (unseen - 1)
    }
  }

  private static func index(_ pairs: Int, _ singles: Int) -> Int { pairs * (pairs + 1) / 2 + singles }

  /// A best move by Zwick and Paterson's rule, which needs no table.
  @inline(never) static func bestMove(pairs: Int, singles: Int) -> Move {
    if singles == 0 { return .two }
    if (pairs + singles).isMultiple(of: 2) || (pairs, singles) == (6, 1) { return .one }
    return 3 * singles >= 2 * (pairs + 1) ? .pass : .two
  }
}
