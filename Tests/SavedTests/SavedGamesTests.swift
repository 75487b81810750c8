import Foundation
import Saved
import Testing

/// Holds of several programs.
private final class Holds {
  var owners: [Int: Int] = [:]

  /// Those of one program.
  struct Own: GameHolds {
    let holds: Holds
    let program: Int

    func hold(_ position: Int) -> Bool {
      if isHeldElsewhere(position) { return false }
      holds.owners[position] = program
      return true
    }
    func release(_ position: Int) { if !isHeldElsewhere(position) { holds.owners[position] = nil } }
    func isHeldElsewhere(_ position: Int) -> Bool { (holds.owners[position] ?? program) != program }
  }
}

struct SavedGamesTests {
  /// The programs of one database.
  private func programs(_ count: Int, at path: String, _ holds: Holds = Holds()) throws -> [SavedGames] {
    try (0..<count).map { program in
      let database = try Database(path: path)
      _ = try DatabaseSchema.prepare(database)
      return SavedGames(database, holds: Holds.Own(holds: holds, program: program)) { 0 }
    }
  }

  private func withFile(_ body: (String) throws -> Void) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: file) }
    try body(file)
  }

  /// A game after some moves.
  private func update(_ game: Int, moves: Int, unchanged: Int = 0, ends: Bool = false) -> GameUpdate {
    var update = GameUpdate(game: game) { [] }
    update.deal = {
      [
        ("deck", "pop"), ("cards", "same"), ("pairs", 2), ("seed", .text("\(game)")), ("players", "you"),
      ]
    }
    update.position = [("moves", .number(moves)), ("time", 0)]
    (update.began, update.made, update.moves, update.unchanged) = (1, moves, moves, unchanged)
    update.words = { start in (start..<moves).map { " \($0)" }.joined() }
    if ends {
      update.end = GameUpdate.End(
        deal: [("ended", 1), ("outcome", "finished"), ("moves", 2), ("seconds", 1)], learning: [])
    }
    return update
  }

  private func play(_ games: SavedGames, _ updates: GameUpdate..., commits: Bool = true) throws {
    try games.database.rows("BEGIN IMMEDIATE")
    for update in updates {
      games.note(update)
      try games.save(update)
    }
    try games.database.rows(commits ? "COMMIT" : "ROLLBACK")
    if commits { games.commit() } else { games.rollBack() }
  }

  @Test func `after a failed transaction, no game takes the place of another program's`() throws {
    try withFile { file in
      let programs = try programs(2, at: file)
      try play(programs[0], update(1, moves: 2, ends: true), commits: false)
      try play(programs[1], update(7, moves: 1))
      try play(programs[0], update(1, moves: 3))
      try play(programs[1], update(7, moves: 2, unchanged: 1))
      let rows = try programs[0].database.rows(
        "SELECT seed, positions.moves, outcome FROM positions JOIN deals ON deals.id = deal ORDER BY seed")
      #expect(rows == [["1", "3", "finished"], ["7", "2", ""]])
      #expect(try programs[0].database.rows("SELECT count(*) FROM deals") == [["2"]])
    }
  }
}
