/// What a game of practice is for.
struct PracticePlan: Equatable, Sendable {
  /// How many pairs of the deck are due, and how many were never practiced.
  let due: Int
  let new: Int
  /// The pairs of the game that were never practiced, as indices in the deck.
  let fresh: [Int]
  /// Another deck of which pairs are due, if none of this one are.
  let other: DueDeck?
}

extension PracticePlan {
  /// `places`: the pairs that can be practiced. `selection`: those that are dealt.
  init(of places: [UInt32], selection: [UInt32], _ learned: Learned?, others: [DueDeck]) {
    func isNew(_ place: UInt32) -> Bool { learned?.pairs[Int(place)] == nil }
    let due = places.count { learned?.isDue(Int($0)) == true }
    self.init(
      due: due, new: places.count(where: isNew), fresh: selection.filter(isNew).map(Int.init),
      other: due > 0 ? nil : others.max { $0.count < $1.count })
  }
}
