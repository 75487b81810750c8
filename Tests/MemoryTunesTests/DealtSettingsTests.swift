import Testing
@testable import MemoryTunes

/// What each command that deals heeds of what was chosen for the next game.
struct DealtSettingsTests {
  private static let commands = [
    "play", "play 3", "play metal", "play 3 metal", "again", "daily", "practice", "practice 3",
    "challenge rock-8-7", "against easy",
  ]

  /// The commands that heed the chosen deck.
  private static let decks: Set = ["play", "play 3", "again", "practice", "practice 3", "against easy"]

  /// A choice, what it changes in a deal, and the commands that heed it.
  private static let choices: [(line: String, change: @Sendable (inout Dealt) -> Void, heeding: Set<String>)] =
    [
      ("set pairs 4", { $0.pairs = 4 }, ["play", "play metal", "again", "practice", "against easy"]),
      ("category rock", { $0.deck = "rock" }, decks),
      ("deck two.tsv", { $0.deck = "two.tsv" }, decks),
      (
        "cards split", { $0.cards = .split },
        ["play", "play 3", "play metal", "play 3 metal", "again", "against easy"]
      ),
      (
        "players ann ben", { ($0.players, $0.pairs) = (["ann", "ben"], $0.pairs == 8 ? 9 : $0.pairs) },
        ["play", "play 3", "play metal", "play 3 metal", "again"]
      ),
      (
        "seed 99", { $0.seed = 99 },
        ["play", "play 3", "play metal", "play 3 metal", "again", "practice", "practice 3", "against easy"]
      ),
      (
        "set tunes online", { $0.isFetched = true },
        ["play", "play 3", "play metal", "play 3 metal", "against easy"]
      ),
      ("set board plain", { _ in }, []), ("set language ru", { _ in }, []),
    ]

  private static let tunes = Array((1...40).map { "Title \($0)\tArtist \($0)\n" }.joined().utf8)

  private struct Dealt: Equatable {
    var pairs: Int
    var deck: String
    var cards: CardContent
    var players: [String]
    var seed: UInt64
    var isFetched: Bool
  }

  /// The deal of a command after some choices, which follow a finished game.
  private func dealt(_ lines: [String], _ command: String) throws -> Dealt {
    let transcript = Transcript(
      set: {
        $0.values.tunes = .builtIn
        $0.isJSON = true
      },
      world: {
        $0.fetchTunes = { _, _ in .success(Self.tunes) }
        $0.readFile = { _ in .success(Self.tunes) }
      })
    var next = JSONValue.null
    for line in ["practice 2", "play 2", "reveal"] + lines {
      let answer = transcript.play(line)
      if command == "play" { next = try JSONValue(json: answer)["next"] ?? next }
    }
    let number = transcript.state.game.table?.number
    let answer = transcript.play(command)
    if command == "play" {
      let game = try #require(try JSONValue(json: answer)["game"])
      // What was said of the next deal is what is dealt.
      for name in ["deck", "cards", "pairs"] where next[name] != nil {
        #expect(game[name] == next[name], "\(lines)")
      }
      if let seed = next["seed"], seed != .null { #expect(game["seed"] == seed) }
      for (player, said) in zip(game["players"]?.elements ?? [], next["players"]?.elements ?? []) {
        for name in ["name", "kind", "level"] { #expect(player[name] == said[name]) }
      }
    }
    let table = try #require(transcript.state.game.table)
    #expect(table.number != number, "\(lines) \(command): \(transcript.text)")
    return Dealt(
      pairs: table.game.board.pairs, deck: table.tunes.deck.name, cards: table.cards,
      players: table.players.list.map(\.name), seed: table.seed, isFetched: table.tunes.origin == .fetched)
  }

  @Test(arguments: commands)
  func `a command heeds these choices and no others, alone and together`(command: String) throws {
    let usual = try dealt([], command)
    for (index, one) in Self.choices.enumerated() {
      var expected = usual
      if one.heeding.contains(command) { one.change(&expected) }
      let found = try dealt([one.line], command)
      #expect(found == expected, "\(one.line), \(command)")
      // Each two in one of their orders. A deck replaces a category, and has no tunes to fetch.
      for (place, other) in Self.choices.enumerated() where (index + place) % 2 == (index < place ? 0 : 1) {
        guard !["category rock", "deck two.tsv"].contains(other.line) else { continue }
        if one.line == "deck two.tsv", other.line == "set tunes online" { continue }
        var both = expected
        if other.heeding.contains(command) { other.change(&both) }
        let found = try dealt([one.line, other.line], command)
        #expect(found == both, "\(one.line), \(other.line), \(command)")
      }
    }
  }

  @Test(
    arguments: [
      "category pop", "deck one.tsv", "deck three", "category animals", "category english-russian food",
    ],
    ["same", "split"])
  func `the sizes that are listed are those that can be dealt, and the next deal has one`(
    deck: String, cards: String
  ) throws {
    let transcript = Transcript(on: Machine()) { $0.isJSON = true }
    func play(_ line: String) throws -> JSONValue { try JSONValue(json: transcript.play(line)) }
    _ = try play(deck)
    var next = try play("cards \(cards)")["next"]
    let listed = try play("set pairs")["list"]?.elements?[0]["choices"]?.elements ?? []
    let most = try #require(listed.last?.text.flatMap { Int($0) })
    for (pairs, isDealt) in [(1, false), (2, true), (most, true), (most + 1, false)] {
      #expect(try play("play \(pairs)")["ok"] == .bool(isDealt), "\(pairs)")
    }
    for pairs in ["2", "\(most)", "\(most + 1)", "auto"] {
      next = try play("set pairs \(pairs)")["next"] ?? next
      #expect(try play("play")["game"]?["pairs"] == next?["pairs"], "\(pairs)")
    }
  }

  @Test(arguments: ["play", "practice", "play one.tsv", "practice one.tsv"])
  func `a deck smaller than the chosen number of pairs is dealt whole`(command: String) {
    let transcript = Transcript(on: Machine())
    transcript.play(lines: ["set pairs 12", "deck one.tsv", command])
    #expect(transcript.state.game.table?.game.board.pairs == 3)
  }
}
