/// The generator that all dealing draws from, so that a seed gives the same layout everywhere and forever.
///
/// Source: G. L. Steele, D. Lea, C. H. Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014.
package struct SplitMix64: Equatable, Sendable {
  package private(set) var state: UInt64

  package init(seed: UInt64) { state = seed }

  @inline(__always) package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number from 0 to `bound` − 1, each equally likely. `bound` is at least 1.
  ///
  /// Source: D. Lemire, "Fast random integer generation in an interval", ACM TOMACS 29(1), 2019. The standard
  /// library's `Int.random(in:using:)` does not promise how it draws.
  @inline(__always) package mutating func below(_ bound: Int) -> Int {
    let bound = UInt64(bound)
    var product = next().multipliedFullWidth(by: bound)
    if product.low < bound {
      let threshold = (0 &- bound) % bound
      while product.low < threshold { product = next().multipliedFullWidth(by: bound) }
    }
    return Int(truncatingIfNeeded: product.high)
  }

  /// True with this probability: compares 53 bits of the next output, as a fraction, with it.
  mutating func happens(_ probability: Double) -> Bool { Double(next() >> 11) * 0x1p-53 < probability }
}
