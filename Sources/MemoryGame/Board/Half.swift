/// A half of a face, where a card shows only one and its mate shows the other.
package enum Half: Equatable, Sendable {
  case first
  case second

  /// Draws for each face, in the order in which they were chosen, which of its two cards shows the first half:
  /// the one with the lower number for 0, the other for 1. The faces are below `count`. Returns the half of
  /// every card.
  static func split(
    _ faces: [UInt32], chosen: ArraySlice<UInt32>, of count: Int, _ generator: inout SplitMix64
  ) -> [Half] {
    var lowerHalves = Array(repeating: first, count: count)
    for face in chosen { lowerHalves[Int(face)] = generator.below(2) == 0 ? .first : .second }
    return faces.map { face in
      let half = lowerHalves[Int(face)]
      // The next card with this face is the other one.
      lowerHalves[Int(face)] = half == .first ? .second : .first
      return half
    }
  }
}
