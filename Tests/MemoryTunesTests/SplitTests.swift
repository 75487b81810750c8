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
  /// As dealt by another program.
  @Test func `a deal never changes`() {
    let deal = Deal(splitting: [0, 2, 3, 5, 7, 8], deckSize: 9, pairs: 4, seed: 7)
    #expect(deal.faces == [8, 7, 8, 3, 7, 2, 3, 2])
    #expect(deal.halves == [.second, .second, .first, .second, .first, .second, .first, .first])
    #expect(deal.nextSeed == 10114117652854834680)
  }
  @Test(
    arguments: [(BoardSize.full, nil), (.small, nil), (.auto, 7), (.auto, 4), (.auto, 1)] as [(BoardSize, Int?)]
  )
  func `in every board form, a card shows its half and a found pair both`(
    size: BoardSize, height: Int?
  ) throws {
    let deck = Self.deck([("first", "one"), ("second", "two")])
    let layout = BoardLayout(cards: 4, width: 80, height: height, size: size)
    var board = Board(faces: [0, 1, 0, 1])
    let halves: [Half] = [.first, .second, .second, .first]
    var view = BoardView(deck: deck, faces: board.faces, halves: halves, layout: layout, style: Style())
    func text() -> String { String(decoding: Output.text { view.draw(board, into: &$0) }, as: UTF8.self) }
    for card in 1...2 { _ = try board.flip(card) }
    #expect(text().contains("first") && text().contains("two"))
    #expect(!text().contains("one") && !text().contains("second"))
    for card in [1, 3] { _ = try board.flip(card) }
    #expect(text().contains("first") && text().contains("one"))
    #expect(!text().contains("two") && !text().contains("second"))
  }

  @Test func `a half that cannot be shown becomes the number of its tune`() throws {
    var style = Style()
    style.showsUnicode = false
    let transcript = Transcript(style: style, deck: Self.deck([("書", "book"), ("茶", "tea")])) {
      $0.values.cards = .split
    }
    transcript.play("play")
    let table = try #require(transcript.state.game.table)
    for card in 1...4 where table.halves?[card - 1] == .first {
      let answer = transcript.play("flip \(card)")
      let tune = "tune \(table.game.board.faces[card - 1] + 1)"
      #expect(answer.contains("| \(tune) ") && answer.contains(tune))
      #expect(!answer.contains("book") && !answer.contains("tea"))
    }
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

  @Test(arguments: 0..<20)
  func `turns of a pair do not count undone flips`(seed: UInt64) throws {
    var chance = SplitMix64(seed: seed)
    let transcript = Transcript(seed: seed) { $0.values.cards = .split }
    transcript.play("play 4")
    while let board = transcript.state.game.table?.game.board, !board.isFinished {
      let undoes = chance.below(5) == 0 && transcript.state.steps.position > 1
      transcript.play(undoes ? "undo" : "flip \(1 + chance.below(8))")
    }
    let game = try #require(transcript.state.game.table).game
    var turns: [UInt32: Int] = [:]
    for place in 0..<game.log.position {
      if case .flip(let card) = game.log[place] { turns[game.board.faces[card - 1], default: 0] += 1 }
    }
    let hardest = game.hardestPairs(4)
    #expect(hardest.allSatisfy { turns[$0.face] == $0.turns })
    #expect(hardest.map(\.turns) == turns.values.filter { $0 > 2 }.sorted(by: >))
  }
}
