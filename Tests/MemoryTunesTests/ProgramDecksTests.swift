import Testing
import Wording
@testable import MemoryTunes

/// The decks that come with the program besides those of the categories.
struct ProgramDecksTests {
  private static let decks = BuiltInDeck.others.flatMap { name in
    Language.allCases.map { (name: name, language: $0, deck: name.deck(in: $0)) }
  }

  @Test func `each has at least 40 pairs, all of which can be split, and a name in each language`() {
    for (name, _, deck) in Self.decks {
      #expect(deck.count >= 40 && deck.identity.isBuiltIn, "\(name)")
      #expect(deck.isOfWords == (name != .animals) && deck.hasOnlyTitles == (name == .animals), "\(name)")
      #expect(deck.hasOnlyTitles || deck.count(for: .split) == deck.count, "\(name)")
      #expect(Language.allCases.allSatisfy { $0 == .english || deck.name($0.words) != name.rawValue })
    }
  }

  @Test func `each is read as any file with its tunes would be`() throws {
    for deck in BuiltInDeck.allCases {
      for language in Language.allCases {
        let identity = deck.identity(in: language)
        let file = try #require(packageFile("\(identity.text).tsv"))
        #expect(try Deck(identity, file: Array(file.utf8)) == deck.deck(in: language), "\(identity.text)")
      }
    }
  }

  @Test(arguments: Language.allCases)
  func `a name in any language chooses the deck in the session's language`(language: Language) {
    let transcript = Transcript()
    transcript.play("language \(language.rawValue)")
    for deck in [BuiltInDeck.animals, .capitals, .elements] {
      for other in Language.allCases {
        for line in ["category", "deck", "play 4", "c"] {
          transcript.play("\(line) \(deck.title(other.words))")
          #expect(transcript.state.game.next.deck?.identity == .builtIn(deck, language), "\(line)")
          transcript.play("category pop")
        }
      }
    }
  }

  /// (language, line, deck, theme)
  @Test(
    arguments: [
      ("ru", "play food", BuiltInDeck.englishRussian, "Food"), ("ru", "играть 6 еда", .englishRussian, "Food"),
      ("zh", "category town and travel", .englishChinese, "Town and travel"),
      ("en", "play 6 english-russian food", .englishRussian, "Food"),
      ("en", "practice english-chinese home 5", .englishChinese, "Home"),
    ])
  func `a theme is dealt like a deck of its pairs`(
    language: String, line: String, deck: BuiltInDeck, theme: String
  ) throws {
    let transcript = Transcript()
    transcript.play(lines: ["language \(language)", line])
    let chosen = try #require(transcript.state.game.next.deck)
    #expect(chosen.identity == .builtIn(deck, .english) && chosen.theme == theme)
    transcript.play("play")
    let table = try #require(transcript.state.game.table)
    let places = (0..<chosen.count).filter { chosen.text(.album, at: $0) == theme }
    let model = DealModel.deal(places.map { $0 + 1 }, pairs: 8, seed: table.seed, isSplit: true)
    #expect(table.game.board.faces.map { Int($0) + 1 } == model.cards && table.cards == .split)
    transcript.play("play 21")
    #expect(transcript.state.isRefusal)
    transcript.play("cards same")
    transcript.play("play 20")
    #expect(Set(transcript.state.game.table!.game.board.faces.map(Int.init)) == Set(places))
  }
}
