import Testing

@testable import MemoryGame

/// Counts of games that are added up in any order.
struct TallyTests {
  /// Numbers of moves on both sides of what is counted in an array.
  private static let moves = [2, 3, 8190, 8191, 8192, 8193, 10_000, 1 << 40]

  @Test(arguments: 0..<100)
  func `tallies add up like their games, however they are cut, and to themselves`(seed: UInt64) {
    var chance = SplitMix64(seed: seed)
    let seats = 1 + chance.below(3)
    var (games, won, drawn): ([Int: Int], [Int], Int) = ([:], Array(repeating: 0, count: seats), 0)
    var parts = (0..<1 + chance.below(6)).map { _ in
      var moves: [Int: Int] = [:]
      for _ in 0..<chance.below(8) { moves[Self.moves[chance.below(Self.moves.count)]] = 1 + chance.below(9) }
      let part = (won: won.map { _ in chance.below(9) }, drawn: chance.below(3))
      games.merge(moves, uniquingKeysWith: +)
      for seat in 0..<seats { won[seat] += part.won[seat] }
      drawn += part.drawn
      return Tally(won: part.won, drawn: part.drawn, moves: moves.map { (moves: $0.key, games: $0.value) })
    }
    while parts.count > 1 {
      let part = parts.remove(at: chance.below(parts.count))
      parts[chance.below(parts.count)].add(part)
    }
    for times in [1, 2, 4] {
      let whole = parts[0]
      #expect(whole.won == won.map { $0 * times } && whole.drawn == drawn * times)
      #expect(whole.games == games.values.reduce(0, +) * times)
      #expect(whole.moves.map(\.moves) == games.keys.sorted())
      #expect(whole.moves.map(\.games) == games.keys.sorted().map { games[$0]! * times })
      parts[0].add(whole)
    }
  }
}
