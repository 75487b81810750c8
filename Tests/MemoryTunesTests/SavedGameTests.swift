import Testing
import Wording
@testable import MemoryTunes

/// What is saved restores the game, after every line.
struct SavedGameTests {
  /// Whether the game of a session is saved.
  private func expectSaved(
    _ session: Transcript, on machine: Machine, _ line: String = "",
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let saved = try #require(machine.saved, "\(line)", sourceLocation: location)
    #expect(Standing(saved) == Standing(session.state.game), "\(line)", sourceLocation: location)
  }

  private static let header = "format: 1\ndeck: pop\nseed: 7\npairs: 3\ncards: same\nplayers: you\nnext: 5\n"

  @Test func `the text of a game has a header and its moves`() throws {
    let machine = Machine()
    let session = Transcript(on: machine)
    session.play(lines: [
      "seed 7", "play 3", "flip 1", "flip 3 2", "show", "undo", "hint", "hint", "seed 9", "flip 5 6",
      "flip 2", "hint",
    ])
    #expect(
      SavedGame(session.state.game, deck: nil, words: nil).lines == [
        "format: 1", "deck: pop", "seed: 7", "pairs: 3", "cards: same", "players: you", "began: 1000",
        "hinted: 2 1", "aids: hints=3 undo", "made: 9", "next: 9,set", "", "1 5 6 2",
      ])
    try expectSaved(session, on: machine)
  }

  @Test(arguments: [
    "", "x", "\n", "format: 1", "format: x\n\n", "seed: 1\n\n", header + header + "\n", header + "what: 1\n\n",
    header + "began: -1\n\n", header + "aids: hint=1\n\n", header + "day: 2026-11-20\n\n", header + "\n1 1\n",
    header + "\n7\n", header + "\n0\n", header + "\npass\n", header + "\n1 undo=2\n", header + "made: x\n\n",
    // Sums of such counts would overflow.
    header + "made: 9223372036854775807\n\n", header + "aids: hints=9223372036854775807\n\n",
    header + "\nhints=x\n", header + "over: 1\n\n", header + "next: 1,hint\n\n",
    header + "\nflip 1\n", header + "\n1\u{0}\n", header + "next-tune: A\tB\n\n", header + "tune: A\tB\n\n",
    header + "source: kept\n\n", header + "source: built-in\ntune: A\tB\ntune: C\tD\n\n",
    header.replacing("pairs: 3", with: "pairs: 1") + "\n",
    header.replacing("pairs: 3", with: "pairs: 61") + "\n", header.replacing("pop", with: "jazz") + "\n",
    header.replacing("you", with: "optimall") + "\n", header.replacing("same", with: "half") + "\n",
    header + "match: 3 0 0 0\n\n", header + "next-opponents: you\n\n",
    "# memory-tunes, a game that is kept, version 3\nplay 2\n",
  ])
  func `an invalid file is not a game`(file: String) {
    #expect(savedGame(file) == nil)
  }

  /// What a session of these lines leaves, and what a later one resumes.
  private func session(_ lines: [String]) throws -> (before: GameState, after: GameState) {
    let machine = Machine()
    let session = Transcript(on: machine)
    session.play(lines: lines)
    var state = GameState(next: NextGame(seed: 1))
    state.resume(try #require(machine.saved), resumesDeck: true)
    return (session.state.game, state)
  }

  @Test(arguments: [["against normal", "players you"], ["players ann hard ben", "players"], ["play 2"]])
  func `the opponents of the menu are those chosen last, in a later session, too`(lines: [String]) throws {
    let (before, after) = try session(lines)
    #expect(after.opponents == before.opponents)
  }

  @Test(arguments: [
    ["deck animals", "deck one.tsv"], ["deck english-russian", "category rock"],
    ["deck two.tsv", "cards split", "play 2 one.tsv", "category pop"],
    ["deck english-russian food", "deck animals", "play 2"],
    ["deck two.tsv", "cards split", "cards same", "deck one.tsv"], ["category rock"],
  ])
  func `the deck of words of the menu is the one chosen last, in a later session, too`(lines: [String]) throws {
    let (before, after) = try session(lines)
    #expect(after.wordsDeck.map(SameTunes.init) == before.wordsDeck.map(SameTunes.init))
  }

  @Test func `the deck of an option is not the deck of words of later sessions`() throws {
    let machine = Machine()
    Transcript(on: machine).play(lines: ["deck english-russian", "play 2 pop"])
    let saved = try #require(machine.saved)
    let option = BuiltInDeck.capitals.deck
    var state = GameState(next: NextGame(deck: option, seed: 1))
    state.resume(saved, resumesDeck: false)
    #expect(state.wordsDeck == option && state.next.savedWords?.name == "english-russian")
  }

  /// Tunes from a deck with the name of a category keep their identity.
  @Test(arguments: [
    ["deck Pop", "play 2", "category pop", "play 2", "deck Pop", "play 2"], ["deck  a ", "play 2", "flip 1"],
    ["deck two.tsv", "cards split", "play 4", "deck one.tsv", "players a b", "play 2", "flip 1 2", "pass"],
    ["set tunes auto", "play 2", "tunes fetch", "play 2", "category rap", "play 3", "flip 1"],
  ])
  func `a game is restored with its tunes`(lines: [String]) throws {
    let machine = Machine()
    let session = Transcript(
      on: machine, world: { $0.fetchTunes = { _, _ in .success(Array("#A\tB\tC\nD\tE\nF\tG\n".utf8)) } })
    for line in lines {
      session.play(line)
      if machine.saved != nil || line.hasPrefix("play") { try expectSaved(session, on: machine, line) }
    }
  }

  @Test func `a game of many undos takes no room`() throws {
    let machine = Machine()
    let session = Transcript(on: machine)
    session.play("play 8")
    for _ in 0..<1000 { session.play(lines: ["flip 1 2", "undo"]) }
    #expect(machine.all("moves") == [] && machine.all("games").count == 1)
    try expectSaved(session, on: machine)
  }

  @Test func `saving a flip takes three statements on any board`() {
    for pairs in [2, 60] {
      let machine = Machine()
      let session = Transcript(on: machine)
      session.play("play \(pairs)")
      let before = machine.database.statementsRun
      session.play("flip 1")
      #expect(machine.database.statementsRun - before == 3)
    }
  }

  @Test func `a name has at most 64 characters`() {
    let session = Transcript(on: Machine())
    session.play("play 2")
    for (count, isRefused) in [(64, false), (65, true)] {
      session.play("save " + String(repeating: "é", count: count))
      #expect(session.state.isRefusal == isRefused)
    }
  }

  @Test(arguments: Language.allCases)
  func `players and saved games have names of any script`(language: Language) throws {
    let names = [
      "Anna", "Ёжик", "Ежик", "小明", "さくら", "아라", "مريم", "דוד", "देवी", "ราชา", "Ελένη", "Նարե", "ქეთი", "Éva",
      "🎵", "İpek",
      "Straße", "anna-2", "نورا۳",
    ]
    let session = Transcript(on: Machine()) { ($0.isJSON, $0.values.presentation.language) = (true, language) }
    func play(_ line: String) throws -> JSONValue {
      let answer = try JSONValue(json: session.play(line))
      #expect(answer["ok"] == .bool(true), "\(line): \(answer)")
      return answer
    }
    for (place, name) in names.enumerated() {
      for line in ["players \(name) you", "seed \(place)", "play 2"] { _ = try play(line) }
      _ = try play("save \(name)")
    }
    for (place, name) in names.enumerated().reversed() {
      let game = try play("load \(name)")["game"]
      #expect(game?["seed"]?.text == "\(place)" && game?["players"]?.elements?[0]["name"]?.text == name)
      let listed = try play("games")["list"]?.elements?.compactMap { $0["name"]?.text }
      #expect(listed == names.prefix(place + 1).reversed())
      _ = try play("forget game \(name)")
    }
  }
}
