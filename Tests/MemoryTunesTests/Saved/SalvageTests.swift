import Foundation
import Testing
@testable import MemoryTunes
@testable import Saved

/// What is copied of damaged databases.
struct SalvageTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private var path: String { folder.appending(path: "damaged.db").path }

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  /// The bytes of a database in which games were played, saved, left and forgotten.
  private func played() throws -> (bytes: [UInt8], database: Database) {
    let machine = Machine()
    let session = Transcript(on: machine)
    session.play(lines: ["seed 3", "play 2", "1 3", "2 4", "forget records", "yes"])
    for deal in ["play 2", "practice 2 capitals", "daily 1970-01-01", "play 20"] {
      session.play(lines: [deal, "1 2", "save a\(deal.count)"])
      let board = session.state.game.table!.game.board
      for card in board.cards { session.play("\(card) \(board.mate(of: card))") }
    }
    session.play(lines: ["favorite 1", "play 9"] + (1...9).map { "\($0) \($0 + 9)" })
    let file = folder.appending(path: "played.db").path
    try machine.database.run(script: "VACUUM INTO '\(file)'")
    return (Array(try Data(contentsOf: URL(filePath: file))), machine.database)
  }

  private func salvaged(_ bytes: [UInt8]) throws -> Database {
    try Data(bytes).write(to: URL(filePath: path))
    let saved = try Database.empty()
    try saved.salvage(try Database(path: path))
    return saved
  }

  @Test func `what is copied agrees with itself, and games can be saved after it`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (good, played) = try played()
    for page in 0..<good.count / 4096 {
      let (length, byte) = [(64, 0), (4096, 7), (4096, 0)][page % 3]
      var bytes = good
      for place in 0..<length { bytes[page * 4096 + place] = UInt8(truncatingIfNeeded: place * byte) }
      let saved = try salvaged(bytes)
      let place: Comment = "page \(page), \(length), \(byte)"
      for (orphans, owners) in [
        ("position FROM moves", "id FROM positions"),
        ("deal FROM positions WHERE deal IS NOT NULL", "id FROM deals"),
      ] {
        #expect(try saved.rows("SELECT \(orphans) EXCEPT SELECT \(owners)") == [], place)
      }
      for table in ["deals", "favorite_tunes", "tunes", "learned_pairs"] {
        let (found, known) = (
          try saved.rows("SELECT * FROM \(table)"), try played.rows("SELECT * FROM \(table)")
        )
        #expect(found.allSatisfy(known.contains), place)
      }
      for row in try saved.rows("SELECT id, coalesce(deal, 0) FROM positions WHERE name IS NOT NULL") {
        #expect(row[1] != "0", place)
      }
      #expect(
        try saved.rows("SELECT sum(games) FROM tallies WHERE outcome = 'finished'")
          == saved.rows("SELECT nullif(count(*), 0) FROM deals WHERE outcome = 'finished'"), place)
      try save(in: saved, place)
    }
  }

  /// Plays on and saves games under new and old names, in two sessions.
  private func save(in database: Database, _ place: Comment) throws {
    for _ in 0..<2 {
      let session = Transcript(on: Machine(database: database))
      for line in ["play 2", "1 2", "save new", "play 3", "1 2", "save a6", "save other"] { session.play(line) }
      #expect(
        try database.rows(
          """
          SELECT name, count(*) FROM positions JOIN moves ON position = positions.id
          WHERE name IN ('new', 'a6', 'other') GROUP BY name ORDER BY name
          """
        ).map { $0[0] } == ["a6", "new", "other"], place)
    }
  }

  @Test(arguments: [(0, 16), (0, 4096), (100, 1), (100, 64), (103, 2)])
  func `without a schema, all tables are found where a new database has them`(place: Int, length: Int) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (good, played) = try played()
    let count = try Database.empty().number("PRAGMA page_count")!
    let roots = try played.numbers("SELECT rootpage FROM sqlite_master WHERE rootpage > 0")
    for page in 1...count where !roots.contains(page) {
      var bytes = good
      for place in place..<place + length { bytes[(page - 1) * 4096 + (page == 1 ? place : place % 100)] = 0 }
      let saved = try salvaged(bytes)
      for table in [
        "deals", "positions", "moves", "learned_pairs", "favorite_tunes", "cards_of_decks", "tunes",
      ] {
        #expect(
          try saved.rows("SELECT * FROM \(table)") == played.rows("SELECT * FROM \(table)"), "\(page) \(table)")
      }
    }
  }

  @Test func `numbers that lost rows had are not given again`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (good, played) = try played()
    for table in ["positions", "deals"] {
      var bytes = good
      let root = try #require(try rootPage(of: table, in: good))
      for place in 0..<64 { bytes[(root - 1) * 4096 + place] = 0 }
      let saved = try salvaged(bytes)
      #expect(try saved.rows("SELECT * FROM \(table)") == [])
      #expect(
        try saved.rows("SELECT seq FROM sqlite_sequence WHERE name = ?", [.text(table)])
          == played.rows("SELECT seq FROM sqlite_sequence WHERE name = ?", [.text(table)]))
    }
  }

  private func rootPage(of table: String, in bytes: [UInt8]) throws -> Int? {
    try Data(bytes).write(to: URL(filePath: path))
    return try Database(path: path, readOnly: true).number(
      "SELECT rootpage FROM sqlite_master WHERE name = ?", [.text(table)])
  }

  @Test func `a game goes back to where its moves were lost, and a number that is none is left out`() throws {
    let damaged = try Database.empty()
    try damaged.run(
      script: """
        INSERT INTO deals(id, deck, cards, pairs, seed, players) VALUES
          (1, 'pop', 'same', 2, '3', 'you'), (\(Int.max), 'pop', 'same', 2, '4', 'you');
        INSERT INTO positions(id, deal, name, found, moves, is_over, latest) VALUES
          (1, 1, 'a', 2, 3, 1, 1), (2, 1, 'b', 0, 2, 0, 2), (3, 9, 'c', 0, 0, 0, 3), (4, 9, NULL, 1, 1, 1, 4);
        INSERT INTO moves VALUES
          (1, 0, '1 2'), (1, 4, '3 4'), (1, 6, '1'), (2, 0, '1 2'), (2, 2, 'pass'), (4, 0, '1'), (7, 0, '1');
        """)
    let saved = try Database.empty()
    try saved.salvage(damaged)
    #expect(try saved.rows("SELECT id FROM deals") == [["1"]])
    #expect(
      try saved.rows("SELECT id, deal, name, found, moves, is_over FROM positions") == [
        ["1", "1", "a", "0", "0", "0"], ["2", "1", "b", "0", "2", "0"], ["4", "", "", "0", "0", "0"],
      ])
    #expect(
      try saved.rows("SELECT * FROM moves") == [["1", "0", "1 2"], ["2", "0", "1 2"], ["2", "2", "pass"]])
    #expect(
      try saved.rows("SELECT * FROM sqlite_sequence ORDER BY name") == [["deals", "9"], ["positions", "7"]])
  }
}
