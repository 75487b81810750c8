/// The half of a face that a split card shows; its mate shows the other.
package enum Half: Equatable, Sendable {
  case first
  case second

  /// For each face, in the order chosen, draws which of its two cards shows the first half: 0 for the
  /// lower-numbered one, 1 for the other. The faces are below `count`. Returns the half of every card.
  static func split(
    _ faces: [UInt32], chosen: ArraySlice<UInt32>, of count: Int, _ generator: inout SplitMix64
  ) -> [Half] {
    var lowerHalves = Array(repeating: first, count: count)
    for face in chosen { lowerHalves[Int(face)] = generator.below(2) == 0 ? .first : .second }
    return faces.map { face in
      let half = lowerHalves[Int(face)]
      // The next card with this face gets the other half.
      lowerHalves[Int(face)] = half == .first ? .second : .first
      return half
    }
  }
}
