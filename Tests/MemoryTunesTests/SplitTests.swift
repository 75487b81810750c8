import Testing
@testable import App
@testable import MemoryTunes

@testable import MemoryGame
import Text

/// Split cards: the title on one card of a pair, the artist on the other.
struct SplitTests {
  private typealias Tune = (title: String, artist: String)

  /// Tunes of which many share a title or an artist.
  private static func tunes(_ chance: inout SplitMix64) -> [Tune] {
    let count = 2 + chance.below(40)
    let words = ["e\u{301}", "é", "A", "a", "漢字", "#1"] + (0..<count).map(String.init)
    func word() -> String { words[chance.below(words.count)] }
    var tunes: [Tune] = [("First", "One"), ("Second", "Two")]
    for _ in 0..<count {
      let tune = (title: word(), artist: word())
      if !tunes.contains(where: {
        $0.title.utf8.elementsEqual(tune.title.utf8) && $0.artist.utf8.elementsEqual(tune.artist.utf8)
      }) {
        tunes.append(tune)
      }
    }
    return tunes
  }

  private static func deck(_ tunes: [Tune], note: String = "") -> Deck {
    let lines = tunes.map { " \($0.title)\t\($0.artist)\(note.isEmpty ? "" : "\t\(note) \($0.title)")\n" }
    return try! Deck(name: "mine.tsv", file: Array(lines.joined().utf8))
  }

  /// (flips of cards 1 to 6, whose faces are 0, 0, 1, 1, 2, 2; the hardest faces with their turns and moves)
  @Test(
    arguments: [
      ([1, 2, 3, 4, 5, 6], []),
      ([1, 3, 2, 1, 3, 4, 5, 6], [(1, 3, 2), (0, 3, 1)]),
      ([1, 3, 1, 4, 1, 5, 1, 6, 1, 2, 3, 4, 5, 6], [(0, 6, 4), (1, 4, 5), (2, 4, 4)]),
      ([1, 3, 1, 4, 1, 5], []),
    ] as [([Int], [(UInt32, Int, Int)])])
  func `the hardest pairs are those turned most often`(
    flips: [Int], hardest: [(face: UInt32, turns: Int, moves: Int)]
  ) throws {
    let deal = try #require(
      (0...10_000).lazy.map { Deal(deckSize: 3, pairs: 3, seed: $0) }.first {
        $0.faces == [0, 0, 1, 1, 2, 2]
      })
    var game = Game(deal, players: 1)
    for card in flips { _ = try game.flip(card, then: nil) }
    let found = game.hardestPairs(3)
    #expect(found == hardest.map { PairEffort(face: $0.face, turns: $0.turns, moves: $0.moves) })
    #expect(game.hardestPairs(1) == Array(found.prefix(1)))
  }
}
