import Testing
@testable import MemoryTunes

struct LearnedTests {
  private let today = Day("2026-11-21")!

  private func pair(_ box: Int, next: String) -> Learned.Pair { Learned.Pair(box: box, next: Day(next)!) }

  /// The last pair is like the first one, so it cannot be practiced.
  private func deck() throws -> Deck {
    let lines = "water\tвода\nbread\tхлеб\nmilk\tмолоко\ntea\tчай\nwaters\tвода\n"
    return try Deck(.file(name: "words.tsv"), file: Array(lines.utf8))
  }

  @Test func `pairs that a deck has no more, or cannot deal, are not due`() throws {
    let (machine, deck) = (Machine(), try deck())
    machine.time = today.number * 86_400
    for (front, back) in [("water", "вода"), ("gone", "нет"), ("bread", "wrong"), ("waters", "вода")] {
      try machine.games.run(.learn(deck: "words.tsv", front: front, back: back, box: 2, due: today.number))
      try machine.games.run(.learn(deck: "other.tsv", front: "tea", back: "чай", box: 2, due: today.number))
    }
    let learned = try machine.games.learned(of: deck)
    #expect(learned.pairs == [0: pair(2, next: today.text), 4: pair(2, next: today.text)])
    #expect(Practice(of: deck, faultless: [1], faulty: [], before: learned).due == 1)
    var world = World { 0 }
    world.home = machine
    let due = world.dueDecks(DueDecks(knowing: deck, .english))
    #expect(due == [DueDeck(name: "words.tsv", count: 1)], "other.tsv is nowhere to be found")
    #expect(Boxes(learned, of: deck) == Boxes(deck: "words.tsv", pairs: 4, due: 1, counts: [0, 1, 0, 0, 0]))
  }

  @Test func `a plan counts what is due and new, and names another deck only if nothing is due`() throws {
    let others = [DueDeck(name: "a", count: 1), DueDeck(name: "b", count: 2)]
    let places = [0, 1, 2] as [UInt32]
    func plan(_ pairs: [Int: Learned.Pair]) -> PracticePlan {
      PracticePlan(
        of: places, selection: [0, 2], Learned(today: today, pairs: pairs), others: others)
    }
    let later = plan([0: pair(2, next: today.advanced(by: 1).text)])
    #expect((later.due, later.new, later.fresh, later.other) == (0, 2, [2], others[1]))
    let due = plan([0: pair(2, next: today.text), 2: pair(1, next: today.text)])
    #expect((due.due, due.new, due.fresh, due.other) == (2, 1, [], nil))
    let unsaved = PracticePlan(of: places, selection: [0, 2], nil, others: [])
    #expect((unsaved.due, unsaved.new, unsaved.fresh) == (0, 3, [0, 2]))
  }

  @Test func `faces are indices in the whole deck, even after a restart or another deal`() throws {
    let session = Transcript(deck: try deck(), replaying: RecordingStart())
    for line in [
      "#reply practice\t2026-11-21\t3\t0\t2\t2026-11-23\t1\t2\t2026-11-23\t3\t3\t2026-11-25", "practice 2",
      "again",
    ] {
      session.replay(Array(line.utf8))
    }
    let faces = try #require(session.state.game.table).game.board.faces
    #expect(Set(faces) == [0, 2], "the new pair, and then the first")
    let lines = SavedGame(session.state.game, deck: nil, words: nil).lines
    #expect(try SavedGame(lines: lines).table?.game.board.faces == faces)
    for places in ["1 2 3", "3 1", "0 1", "1 5", "1 1", "x y", "1"] {
      let other = lines.map { $0.hasPrefix("practice: ") ? "practice: \(places)" : $0 }
      #expect(throws: SavedGame.Failure.self) { try SavedGame(lines: other) }
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `the pairs that have been due longest come first, whatever their boxes`(seed: UInt64) {
    let chance = Chance(seed: seed)
    let pairs = (0..<9).map { _ in
      Learned.Pair(box: 1 + chance.below(5), next: today.advanced(by: -chance.below(9)))
    }
    let learned = Learned(today: today, pairs: Dictionary(uniqueKeysWithValues: zip(0..., pairs)))
    let days = Learned.selection(4, of: Array(0..<9), learned).map { pairs[Int($0)].next }
    #expect(days.sorted() == Array(pairs.map(\.next).sorted().prefix(4)))
  }
}
