import Testing
@testable import MemoryGame

struct DealTests {
  /// The first outputs for the seed 1234567, as published with several implementations of the generator.
  @Test func `the generator gives the published numbers`() {
    var generator = SplitMix64(seed: 1_234_567)
    #expect(generator.next() == 6_457_827_717_110_365_317)
    #expect(generator.next() == 3_203_168_211_198_807_973)
    #expect(generator.next() == 9_817_491_932_198_370_423)
  }
  /// (tunes, pairs, number of layouts, the chi-square that one deal in a thousand sets of seeds exceeds)
  @Test(arguments: [(2, 2, 6, 20.5), (3, 3, 90, 137.2), (4, 2, 36, 66.6)])
  func `every layout is equally likely`(tunes: Int, pairs: Int, layouts: Int, bound: Double) {
    let deals = 1000 * layouts
    var counts: [[UInt32]: Int] = [:]
    for seed in 1...UInt64(deals) {
      counts[Deal(deckSize: tunes, pairs: pairs, seed: seed).faces, default: 0] += 1
    }
    #expect(counts.count == layouts)
    let expected = Double(deals) / Double(layouts)
    let chiSquare = counts.values.reduce(0.0) {
      $0 + (Double($1) - expected) * (Double($1) - expected) / expected
    }
    #expect(chiSquare < bound)
  }
}
