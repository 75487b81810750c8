import Testing
import Text
import Wording
@testable import MemoryCore

@testable import MemoryTunes

/// The decks that come with the program.
struct ProgramDecksTests {
  static let decks: [(name: DeckName, deck: Deck, lines: Int)] = GoldenTests.decks.files().files.map { file in
    let bytes = try! GoldenTests.decks.read(file.path).get()
    let lines = bytes.split(separator: UInt8(ascii: "\n")).count { $0.first != UInt8(ascii: "#") }
    let name = file.path.name.text
    return (DeckName(file: name), try! Deck(name: name, file: bytes), lines)
  }

  private static let short = decks.filter { $0.name.language != nil }

  @Test func `each has at least 40 pairs, no pair twice, and a name in each language`() {
    #expect(Self.decks.count == 11)
    for (name, deck, lines) in Self.decks {
      #expect(deck.count >= 40 && deck.count == lines, "\(name)")
      #expect(deck.hasOnlyTitles || deck.count(for: .split) == deck.count, "\(name)")
      #expect(deck.known != nil && Language.allCases.allSatisfy { deck.name($0.words) != deck.identity.key })
    }
  }

  @Test func `a deck with a file for each language has as many pairs in each`() {
    let decks = Dictionary(grouping: Self.short, by: \.name.stem)
    #expect(decks.keys.sorted() == ["animals", "capitals", "elements"])
    for (name, decks) in decks {
      #expect(Set(decks.compactMap(\.name.language)).count == Language.allCases.count, "\(name)")
      #expect(Set(decks.map(\.deck.count)).count == 1, "\(name)")
      #expect(Set(decks.map(\.deck.hasOnlyTitles)).count == 1, "\(name)")
    }
  }

  @Test(arguments: [6, 8, 12])
  func `faces are short, and differ when they are cut`(width: Int) {
    for (name, deck, _) in Self.short {
      for column in deck.hasOnlyTitles ? [Deck.Column.title] : [.title, .artist] {
        let texts = (0..<deck.count).map { deck.text(column, at: $0) }
        #expect(texts.allSatisfy { DisplayWidth.of($0) <= 14 }, "\(name)")
        let faces = Dictionary(grouping: texts) { Style().cut($0, to: width) }
        #expect(faces.values.filter { $0.count > 1 } == [], "\(name)")
      }
    }
  }

  @Test(arguments: Language.allCases)
  func `a name in any language finds the file of the session's language`(language: Language) {
    let transcript = Transcript(world: { $0.decks = GoldenTests.decks })
    transcript.play("language \(language.rawValue)")
    for deck in [KnownDeck.animals, .capitals, .elements] {
      for other in Language.allCases {
        transcript.play("deck \(deck.title(other.words))")
        #expect(transcript.state.game.next.deck?.name == "\(deck.rawValue).\(language.rawValue).tsv")
      }
    }
  }
}
