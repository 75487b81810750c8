import Testing

@testable import MemoryGame
@testable import MemoryTunes

/// What is kept of the game on the table leads back to it, after every line and however it is cut.
struct SavedGameTests {
  /// Plays random lines on a machine, and calls `body` after each.
  private func play(
    seed: UInt64, lines count: Int, on machine: Machine, body: (_ state: AppState) -> Void = { _ in }
  ) {
    let lines = RandomLines(seed: seed)
    let session = Transcript(seed: seed, on: machine) { $0.tunes = seed % 3 == 0 ? .online : .builtIn }
    for _ in 0..<count {
      let given = ["given hints \(lines.chance.below(9))", "given undone \(lines.chance.below(3))"]
      let line =
        switch lines.chance.below(12) {
        case 0, 1, 2: lines.move()
        case 3, 4: lines.pick(given)
        default: lines.next(on: session.state)
        }
      session.play(line)
      body(session.state)
    }
  }

  /// Whether what is saved leads to the game of a session.
  private func expectSaved(
    _ session: Transcript, on machine: Machine, _ line: String = "",
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let kept = try #require(savedGame(machine.game), "\(line)", sourceLocation: location)
    #expect(Standing(kept) == Standing(session.state.game), "\(line)", sourceLocation: location)
  }

  @Test(arguments: 0..<6)
  func `cut anywhere it leads to a game that there was, or to none`(seed: UInt64) {
    let machine = Machine(seed: seed)
    var seen: Set<String> = []
    var seeds: Set<UInt64> = [99]
    play(seed: seed, lines: 40, on: machine) { state in
      seeds.insert(state.game.next.seed)
      guard let table = state.game.table else { return }
      seeds.insert(table.seed)
      for flips in 0...table.game.log.position { seen.insert(sight(of: table, flips: flips)) }
    }
    for end in 0...machine.game.count {
      guard let game = savedGame(Array(machine.game[..<end]), seed: 99) else { continue }
      if let table = game.table {
        #expect(seen.contains(sight(of: table, flips: table.game.log.position)), "\(end)")
      }
      #expect(seeds.contains(game.next.seed) || game.table != nil, "\(end)")
    }
  }

  @Test func `cut anywhere behind its first piece it leads to a game`() {
    let machine = Machine()
    let session = Transcript(on: machine)
    session.play("play 3")
    let first = machine.game.count
    session.play(lines: ["flip 1 2", "flip 3", "undo", "hint"])
    for end in first...machine.game.count {
      #expect(savedGame(Array(machine.game[..<end])) != nil, "\(end)")
    }
  }

  /// A table and its first flips.
  private func sight(of table: Table, flips: Int) -> String {
    "\(table.seed) \(table.game.board.faces) \(table.deck.name) "
      + (0..<flips).map { "\(table.game.log[$0])" }.joined(separator: " ")
  }

  @Test func `however it is cut, a game in which a flip was undone stays one`() throws {
    let machine = Machine()
    let session = Transcript(on: machine)
    session.play(lines: ["play 3", "flip 1 2", "flip 3", "undo", "play 2", "undo"])
    for end in 0...machine.game.count {
      guard let table = savedGame(Array(machine.game[..<end]))?.table else { continue }
      #expect(table.isRevised || table.game.board.flips == 0, "\(end)")
    }
  }

  @Test(arguments: [
    "filp 1\n", "play 500\n", "given seed x\n", "\u{0}\n", "flip 1\n", "given undone 5\n", "deck one.tsv\n",
    "play 2\ncategories\n", "play 2\nmenu\n", "1\n",
  ])
  func `a script with a line that is none, or is refused, is none`(script: String) {
    #expect(savedGame(Array(script.utf8)) == nil)
  }

  @Test func `a script that nobody has written can do no more than fail`() {
    let script = "quit\nforget everything\nyes\ntunes clear\nrecords\nundo 0\n"
    #expect(savedGame(Array(script.utf8)) == nil)
  }

  /// Tunes whose deck is called like a category, or said to be built in, are what they are all the same.
  @Test(arguments: [
    ["given tune A\tB", "given tune C\tD", "given source built-in", "category rock", "play 2"],
    [
      "given tune A\tB", "given tune C\tD", "play 2", "category rap", "play 2", "given source built-in",
      "play 2",
    ],
    ["given deck Rock", "given tune A\tB", "given tune C\tD", "given source built-in", "play 2", "play 2"],
    ["deck Pop", "play 2", "tunes category", "play 2", "deck Pop", "play 2"],
    ["given deck  a ", "given tune A\tB", "given tune C\tD", "play 2"],
    ["deck Pop", "play 2", "given tune One\tA", "given tune Two\tB", "given source file", "play 2"],
  ])
  func `a game comes back with the tunes that it was played with`(lines: [String]) throws {
    let machine = Machine()
    let session = Transcript(
      on: machine,
      world: {
        $0.readFile = { _ in .success(Array("One\tA\nTwo\tB\n".utf8)) }
      })
    for line in lines {
      session.play(line)
      guard !machine.game.isEmpty else { continue }
      try expectSaved(session, on: machine, line)
    }
  }

  @Test(arguments: [
    ["cards split", "play 3", "flip 1 2"], ["play 3"], ["cards split", "play 3", "cards same", "play 4"],
    ["cards split", "daily 1970-01-01", "play 2", "flip 1", "cards same"],
    ["category rap", "play 2", "daily", "flip 1 2", "flip 3"],
    // What follows a day's game in the same script is dealt from what was chosen.
    ["daily", "category rock", "daily 1970-01-01", "category rock", "play 3"],
  ])
  func `a game that was left is resumed, and so is its day`(lines: [String]) {
    let machine = Machine()
    let session = Transcript(seed: 5, on: machine)
    session.play(lines: lines)
    machine.time += 1_000_000
    let next = Transcript(seed: 6, on: machine)
    #expect(Standing(next.state.game) == Standing(session.state.game))
    #expect(next.state.game.table?.day == session.state.game.table?.day)
  }

  /// The version before this one had no lines about split cards.
  @Test func `a game of the second version is resumed`() throws {
    let old =
      "# memory-tunes, a game that is kept, version 2\ngiven category rap\ngiven seed 5\nplay 2\nflip 1 2\n"
    var sum = CheckSum()
    sum.add(Array(old.utf8).span)
    let machine = Machine()
    machine.game = Array("\(old)# \(String(decoding: sum.digits, as: UTF8.self))\n".utf8)
    let table = try #require(Transcript(on: machine).state.game.table)
    #expect(table.seed == 5 && table.game.board.flips == 2 && table.halves == nil)
    #expect(machine.lostGames == 0)
  }

  @Test(arguments: [
    "given tune A\tB\ngiven tune C\tD\nGiven tune E\tF\ngiven tune G\tH\nplay\nflip 1 2\n",
    "given tune A\tB\nGIVEN TUNE A\tB\ngiven tune A\tB\n given tune C\tD\ngiven tune C\tD\nplay\n",
    "Given tune A\tB\ngiven tune A\tB\ngiven tune C\tD\n# comment\ngiven tune #\u{301}\tD\nplay\nflip 1\n",
    "given file\ngiven tune A\tB\nGiven tune A\tC\ngiven tune A\tD\ngiven deck x\ngiven tune A\tB\n",
  ])
  func `tunes are given in lines that are written in any way`(script: String) throws {
    let game = try #require(savedGame(Array(script.utf8)))
    let other = Transcript(seed: 0)
    other.play(script: Array(script.utf8))
    #expect(game.table?.deck == other.state.game.table?.deck)
    #expect(game.table?.game.board == other.state.game.table?.game.board)
  }

  @Test func `a deck whose artists have changed is another`() throws {
    let machine = Machine()
    var artist = ""
    let session = Transcript(
      on: machine,
      world: {
        $0.readFile = { _ in .success(Array("One\t\(artist)\nTwo\t\(artist)\n".utf8)) }
      })
    for next in ["A", "B"] {
      artist = next
      session.play(lines: ["deck x", "play 2"])
      let kept = try #require(savedGame(machine.game))
      #expect(kept.table?.deck.text(.artist, at: 0) == artist)
    }
  }

  @Test(arguments: 0..<3)
  func `a changed byte is noticed wherever it is`(seed: UInt64) throws {
    let machine = Machine(seed: seed)
    play(seed: seed, lines: 30, on: machine)
    let script = machine.game
    _ = try SavedScript(reading: script)
    for at in script.indices {
      for byte in [script[at] ^ 1, script[at] ^ 0x20, UInt8(ascii: "\n"), UInt8(ascii: "#"), 0, 0xFF]
      where byte != script[at] {
        var changed = script
        changed[at] = byte
        #expect(throws: SavedScript.Problem.self, "\(at) \(byte)") { try SavedScript(reading: changed) }
      }
    }
  }

  @Test func `lines that are gone, or are there twice, are noticed`() throws {
    let machine = Machine(seed: 3)
    play(seed: 3, lines: 30, on: machine)
    let lines = machine.game.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
    for number in lines.indices.dropLast(2) {
      var (fewer, more) = (lines, lines)
      fewer.remove(at: number)
      more.insert(lines[number], at: number)
      for lines in [fewer, more] {
        let script = Array(lines.joined(separator: [UInt8(ascii: "\n")])) + [UInt8(ascii: "\n")]
        #expect(throws: SavedScript.Problem.damaged) { try SavedScript(reading: script) }
      }
    }
  }

  @Test func `where the tunes of a game came from is kept, however often they are dealt`() throws {
    let machine = Machine()
    let tunes = Array("New\tA\n#Newer\tB\nNewest\tC\nNone\tD\n".utf8)
    var age: Int?
    let session = Transcript(
      on: machine, set: { $0.tunes = .auto },
      world: {
        $0.fetchTunes = { _, _ in .success(tunes) }
        $0.saveTunes = { _, _ in age = 0 }
        $0.savedTunes = { _ in age.map { (tunes, $0) } }
      })
    for next in [0, 90, 90, 700_000, 0] {
      session.play("play 2")
      try expectSaved(session, on: machine)
      age = next
    }
    #expect(machine.replacements == 1)
  }

  /// As it was kept before scripts had check sums.
  private static let old = """
    # memory-tunes, a game that is kept, version 1
    given tune One\tA
    given tune Two\tB
    given tune #Three\tC
    given source kept 70
    players a b
    given seed 3
    play 3
    given began 5
    flip 1 2
    given undone 0
    given hints 1
    flip 3
    players you
    given seed 9

    """

  @Test func `a game that an earlier version kept goes on, and is kept as this one does`() throws {
    let machine = Machine()
    machine.game = Array((Self.old + "flip 4").utf8)
    let session = Transcript(on: machine)
    let table = try #require(session.state.game.table)
    #expect(table.game.board.flips == 3 && table.tunes.origin == .kept(70) && table.deck.count == 3)
    #expect(table.hints == 1 && table.isRevised && table.began == 5 && table.players.list.count == 2)
    #expect(session.state.game.next.seed == 9 && session.state.game.next.players == .alone)
    for line in ["game", "flip 4", "flip 1", "undo", "play 2"] {
      session.play(line)
      try expectSaved(session, on: machine, line)
    }
    #expect(machine.replacements > 0)
    #expect(try !SavedScript(reading: machine.game).isOld)
  }

  @Test(arguments: [
    "given tune A\tB\n", "given deck own\n", "given trouble not-reached\n", "given file\n",
    "given deck own\ngiven today 2026-11-20\ndaily 2026-11-20\n",
    "given tune A\tB\ngiven tune C\tD\ngiven today 2026-11-20\ndaily 2026-11-20\n",
  ])
  func `behind a script that anybody may have written, what is kept leads to the game`(end: String) throws {
    let machine = Machine()
    var writer = SavedScript.Writer(after: nil)
    machine.game = writer.begin(Array(("given seed 3\nplay 3\ngiven seed 9\n" + end).utf8))
    let session = Transcript(on: machine)
    for line in ["game", "play 2", "play 2", "flip 1"] {
      session.play(line)
      guard line != "game" else { continue }
      try expectSaved(session, on: machine, line)
    }
  }

  @Test func `a game of a version to come is none of ours`() {
    for version in ["4", "10", "99999999999999999999999"] {
      let script = "# memory-tunes, a game that is kept, version \(version)\nwhatever\n"
      #expect(throws: SavedScript.Problem.later) { try SavedScript(reading: Array(script.utf8)) }
    }
    for version in ["", "0", "-1", "2.5", "two", "2 "] {
      let script = "# memory-tunes, a game that is kept, version \(version)\nplay 2\n"
      #expect(throws: SavedScript.Problem.damaged) { try SavedScript(reading: Array(script.utf8)) }
    }
  }

  @Test func `a deck with the longest lines is kept`() throws {
    let machine = Machine()
    let session = Transcript(
      on: machine,
      world: {
        $0.readFile = { _ in
          .success(Array((String(repeating: "x", count: 65_534) + "\tA\nB\tC\n").utf8))
        }
      })
    session.play(lines: ["deck long.tsv", "play 2", "flip 1"])
    try expectSaved(session, on: machine)
  }

  @Test func `what is kept of a game that goes to and fro stays short`() throws {
    let machine = Machine()
    // With long names a few moves fill the script.
    let names = (0..<16).map { Word("\($0)" + String(repeating: "\u{301}", count: 78)) }
    func goToAndFro(_ session: Transcript, times: Int) {
      let store = session.session.store
      for _ in 0..<times {
        for actions in [
          [.deal(.playersNamed(names)), .game(.flipped(1, then: 2))], [.steps(.undone(1))],
        ] as [[AppAction]] {
          for action in actions { store.dispatch(action) }
          store.dispatch(.lineFinished(Line(Array("x".utf8).span), time: 0))
        }
      }
    }
    let session = Transcript(on: machine)
    session.play("play 8")
    goToAndFro(session, times: 900)
    #expect(machine.longestGame < 1_200_000)
    #expect(machine.replacements == 3)
    // And over many sessions.
    for _ in 0..<3 {
      let session = Transcript(on: machine)
      session.play("game")
      goToAndFro(session, times: 450)
    }
    #expect(machine.longestGame < 1_200_000)
    let kept = try #require(savedGame(machine.game))
    #expect(kept.table?.game.board.flips == 0 && kept.table?.isRevised == true)
  }
}
