import Testing
@testable import MemoryTunes
import Text

/// The folder of the player's own decks, which are found by name.
struct DeckFolderTests {
  private static func folder(_ files: [(String, String)]) -> DeckFolder {
    DeckFolder(
      files: { (files.map { FilePath("/decks/\($0.0)") }, 0) },
      find: { path in
        [path.text, path.text + ".tsv"].first { name in files.contains { $0.0 == name } }
          .map { FilePath("/decks/\($0)") }
      },
      read: { path in
        let file = files.first { "/decks/\($0.0)" == path.text }
        return file.map { .success(Array($0.1.utf8)) } ?? .failure(SystemFailure.other("gone"))
      })
  }

  private static let words = "one\tодин\ntwo\tдва\nthree\tтри\n"

  @Test(arguments: [(1, 2), (0, 1), (-1, 1)])
  func `decks after very large files are listed unread`(more: Int, count: Int) {
    var reads = 0
    var folder = Self.folder([("a.tsv", Self.words), ("b.tsv", Self.words), ("c.tsv", Self.words)])
    folder.read = { _ in
      reads += 1
      return .success(Array(Self.words.utf8))
    }
    let list = DeckList(folder, mostBytes: Self.words.utf8.count + more)
    #expect(
      list.decks.map { try? $0.count.get() } == Array([3, 3, 3].prefix(count))
        + Array(repeating: nil, count: 3 - count))
    #expect(reads == count)
  }

  /// With any favorites, and with files with the names of the favorites and of a category.
  @Test(arguments: 0...2, [[], ["a.tsv"], ["a.tsv", "favorites.tsv"]])
  func `a number in the list chooses the deck of its row, and no other is marked`(
    favorites: Int, files: [String]
  ) throws {
    let machine = Machine()
    // In the order in which they were marked.
    let titles = Array(["U", "T"].prefix(favorites))
    for title in titles { try machine.database.rows("INSERT INTO favorites VALUES (?, 'A')", [.text(title)]) }
    let session = Transcript(on: machine, set: { $0.isJSON = true }) {
      ($0.decks, $0.readFile) = (
        Self.folder(files.map { ($0, Self.words) }), { _ in .success(Array(Self.words.utf8)) }
      )
    }
    func list() throws -> [JSONValue] {
      try #require(try JSONValue(json: session.play("categories"))["list"]?.elements)
    }
    let own = try list().dropFirst(BuiltInDeck.allCases.count)
    #expect(own.map { $0["name"]?.text } == files + (favorites > 0 ? ["favorites"] : []))
    #expect(own.map { $0["count"]?.count } == files.map { _ in 3 } + (favorites > 0 ? [favorites] : []))
    for (index, row) in try list().enumerated() where row["count"]!.count! > 1 {
      session.play("\(index + 1)")
      let deck = session.state.game.choice
      #expect(deck.identity.name == row["name"]?.text)
      #expect(deck.name != "favorites" || (0..<deck.count).map { deck.text(.title, at: $0) } == titles)
      let now = try list()
      #expect(now.indices.filter { now[$0]["chosen"] == .bool(true) } == [index])
    }
    session.play("deck ./pop")
    let now = try list()
    #expect(!session.state.isRefusal && now.allSatisfy { $0["chosen"] == .bool(false) })
  }

  @Test(arguments: [
    ("play german kitchen", 2), ("play 2 german kitchen", 2), ("practice german kitchen", 2),
    ("category german kitchen", 0), ("play my german words Kitchen", 2), ("play german.tsv kitchen", 2),
    ("deck german KITCHEN", 0),
  ])
  func `a theme of an own deck is named in full`(line: String, pairs: Int) throws {
    let words = "# cards: split\nder Tisch\ttable\tHome\ndie Gabel\tfork\tKitchen\nder Topf\tpot\tKitchen\n"
    let folder = Self.folder([
      ("german.tsv", words + "das Bett\tbed\tHome\n"), ("my german words.tsv", words), ("german words", words),
    ])
    let session = Transcript(on: Machine()) { _ in
    } world: {
      ($0.decks, $0.readFile) = (folder, { _ in .failure(.known(.noSuchFile)) })
    }
    session.play(line)
    #expect(!session.state.isRefusal, "\(session.text)")
    let deck = try #require(pairs > 0 ? session.state.game.table?.tunes.deck : session.state.game.next.deck)
    #expect(deck.theme == "Kitchen" && deck.count(for: .split) == 2)
    #expect(session.state.game.table?.game.board.pairs ?? 0 == pairs)
  }

  @Test(arguments: ["play german", "play german cellar", "play cellar kitchen"])
  func `a theme or a deck that is none is refused`(line: String) {
    let session = Transcript(on: Machine()) { _ in
    } world: {
      ($0.decks, $0.readFile) = (
        Self.folder([("german words.tsv", Self.words)]), { _ in .failure(.known(.noSuchFile)) }
      )
    }
    session.play(line)
    #expect(session.state.isRefusal && session.state.game.next.deck == nil, "\(session.text)")
  }

  /// Titles that look like something else in a file.
  @Test func `a favorite is dealt as it is named`() throws {
    let titles = ["#EXTM3U", "# comment", "title", "a - b", "\"quoted\"", "x,y"]
    let deck = try Deck.favorites(titles.map { ($0, "A") }).get()
    #expect((0..<deck.count).map { deck.text(.title, at: $0) } == titles && deck.name == "favorites")
  }
}
