import MemoryGame
import Testing
import Text
@testable import MemoryCore
@testable import MemoryTunes
@testable import RecordsFeature

struct LearnedTests {
  private let today = Day("2026-11-21")!

  private func pair(_ box: Int, next: String) -> Learned.Pair { Learned.Pair(box: box, next: Day(next)!) }

  private func deck(_ lines: String = "water\tвода\nbread\tхлеб\nmilk\tмолоко\ntea\tчай\n") throws -> Deck {
    try Deck(name: "words.tsv", file: Array(lines.utf8))
  }

  private func learned(_ lines: [String], unreadable: @escaping ([Int]) -> Void = { _ in }) -> LearnedPairs {
    LearnedPairs(
      in: recordSource(learned: Array(lines.map { $0 + "\n" }.joined().utf8), unreadable: unreadable))
  }

  @Test(
    arguments: [
      (nil, true, 2, "2026-11-23"), (nil, false, 1, "2026-11-22"), (1, true, 2, "2026-11-23"),
      (2, true, 3, "2026-11-25"), (3, true, 4, "2026-11-29"), (4, true, 5, "2026-12-07"),
      (5, true, 5, "2026-12-07"), (5, false, 1, "2026-11-22"),
    ] as [(Int?, Bool, Int, String)])
  func `a pair without mistakes moves up a box, any other to the first`(
    from: Int?, isFaultless: Bool, to box: Int, next: String
  ) {
    let learned = Learned(today: today, pairs: from.map { [7: pair($0, next: "2026-11-01")] } ?? [:])
    #expect(learned.pair(7, isFaultless: isFaultless) == pair(box, next: next))
  }

  @Test func `due pairs come first, longest due before others, then the least known`() {
    let learned = Learned(
      today: today,
      pairs: [
        0: pair(1, next: "2026-11-22"), 1: pair(5, next: "2026-11-21"), 2: pair(2, next: "2026-11-01"),
        3: pair(3, next: "2026-11-30"), 5: pair(2, next: "2026-11-23"),
      ])
    func selection(_ count: Int) -> [UInt32] { Learned.selection(count, of: Array(0..<6), learned) }
    #expect(selection(1) == [2])
    #expect(selection(2) == [1, 2])
    #expect(selection(3) == [1, 2, 4], "a new pair before known ones")
    #expect(selection(4) == [0, 1, 2, 4])
    #expect(selection(5) == [0, 1, 2, 4, 5])
    #expect(Learned.selection(2, of: Array(0..<6), nil) == [0, 1])
  }

  @Test func `files can be joined in any order, and the latest line of a pair counts`() throws {
    let lines = [
      RecordKind.learned.header,
      "words.tsv\twater\tвода\t3\t2026-11-25\t2026-11-21T10:00:00Z",
      "words.tsv\twater\tвода\t1\t2026-11-22\t2026-11-21T10:00:01Z",
      "words.tsv\tmilk\tмолоко\t4\t2026-11-29\t2026-11-21T10:00:00Z",
      "words.tsv\tmilk\tмолоко\t2\t2026-11-23\t2026-11-21T10:00:00Z",
      "other.tsv\tbread\tхлеб\t4\t2026-11-29\t2026-11-21T10:00:00Z",
    ]
    for order in [lines, lines.reversed(), lines + lines] {
      let pairs = learned(order) { #expect($0 == []) }
      let expected = [0: pair(1, next: "2026-11-22"), 2: pair(2, next: "2026-11-23")]
      #expect(try pairs.learned(of: deck(), today: today).pairs == expected)
    }
  }

  @Test func `a theme is a third column that several pairs share`() throws {
    func themes(_ lines: String) throws -> [String] {
      let known = learned(["words.tsv\tmilk\tмолоко\t2\t2026-11-23\t2026-11-21T10:00:00Z"])
      return try known.themes(of: deck(lines), today: today).map { "\($0.name) \($0.known)/\($0.pairs)" }
    }
    let drinks = "tea\tчай\tDrinks\nmilk\tмолоко\tDrinks\n"
    #expect(try themes(drinks + "table\tстол\tHome\nlamp\tлампа\tHome\n") == ["Drinks 1/2", "Home 0/2"])
    #expect(try themes(drinks + "table\tстол\tHome\n") == [" 1/3"], "one pair makes no theme")
    #expect(try themes(drinks + "table\tстол\n") == [" 1/3"])
    #expect(try themes("tea\tчай\nsugar\tсахар\n") == [])
  }

  @Test(arguments: [
    "", "words.tsv\twater\tвода\t6\t2026-11-25\t2026-11-21T10:00:00Z",
    "words.tsv\twater\tвода\t0\t2026-11-25\t2026-11-21T10:00:00Z",
    "words.tsv\twater\tвода\t2\t2026-11-31\t2026-11-21T10:00:00Z",
    "words.tsv\twater\tвода\t2\t2026-11-25\t2026-11-21T10:60:00Z",
    "words.tsv\twater\tвода\t2\t2026-11-25\t2026-11-21", "words.tsv\twater\tвода\t2\t2026-11-25",
  ])
  func `an invalid line is ignored`(line: String) {
    #expect(LearnedLine(line: line) == nil)
  }

  @Test func `a line is later than the previous one of its pair, whatever the clock says`() throws {
    let game = PracticedGame(deck: try deck(), faultless: [0], faulty: [3])
    let nothing = Learned(today: today, pairs: [:])
    let first = learned([]).lines(after: game, nothing, time: 1_000_000)
    let second = learned(first.map(\.text)).lines(after: game, nothing, time: 0)
    #expect(first.map(\.when) == [1_000_000, 1_000_000])
    #expect(second.map(\.when) == [1_000_001, 1_000_001])
  }

  /// The line read back, for a previous line and a clock with any times.
  @Test func `each line can be read back, whatever the clock says, and replaces the previous one`() throws {
    let last = Clock.times.upperBound
    let game = PracticedGame(deck: try deck(), faultless: [0], faulty: [])
    for before in [0, 1, 1_795_000_000, last - 1, last] {
      for now in [Int.min, -1, 0, 1_795_000_000, last - 1, last, last + 1, .max] {
        let previous = LearnedLine(
          key: try deck().learnedKey(at: 0), pair: pair(2, next: "2026-11-01"), when: before)
        let pairs = learned([previous.text])
        let line = pairs.lines(after: game, try pairs.learned(of: deck(), today: Day(time: now)), time: now)[0]
        #expect(LearnedLine(line: line.text) == line, "\(line.text)")
        // At the end of time there is nothing later.
        #expect(line.replaces(previous) == (now < last && before != last - 1), "\(before) \(now)")
      }
    }
  }

  @Test func `a finished game moves its pairs once`() {
    let machine = Machine()
    machine.time = 1_795_000_000
    let session = Transcript(seed: 3, on: machine)
    session.play(lines: ["deck one.tsv", "practice 2", "1 2", "1 3", "1 4", "2 3", "2 4", "3 4"])
    let lines = machine.learned
    #expect(lines.count { $0 == UInt8(ascii: "\n") } == 2)
    session.play(lines: ["undo", "redo", "undo", "3 4"])
    #expect(machine.learned == lines)
  }

  @Test func `faces are indices in the whole deck, even after a restart or another deal`() throws {
    let session = Transcript(deck: try deck(), replaying: RecordingStart())
    for line in [
      "#reply learned\t2026-11-21\t1 2 2026-11-23\t2 2 2026-11-23\t4 3 2026-11-25", "practice 2", "again",
    ] {
      session.replay(Array(line.utf8))
    }
    let faces = try #require(session.state.game.table).game.board.faces
    #expect(Set(faces) == [0, 2], "the new pair, and then the first")
    let file = try #require(GameFile.file(session.state.game, deck: nil))
    #expect(try SavedGame(reading: file).table?.game.board.faces == faces)
    let text = String(decoding: file, as: UTF8.self)
    for places in ["1 2 3", "3 1", "0 1", "1 5", "1 1", "x y", "1"] {
      let other = text.replacing("practice: 1 3", with: "practice: \(places)")
      #expect(throws: SavedGame.Problem.self) { try SavedGame(reading: Array(other.utf8)) }
    }
  }

  @Test func `a deck of titles cannot be practiced`() throws {
    let session = Transcript(deck: try deck("water\nbread\n"))
    #expect(session.play("practice").contains("has only titles or names"))
    #expect(session.state.game.table == nil)
  }
}
