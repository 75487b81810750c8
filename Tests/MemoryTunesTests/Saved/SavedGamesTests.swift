import Foundation
import Testing
@testable import Saved

struct SavedGamesTests {
  /// A game after some moves.
  private func update(_ game: Int, moves: Int, unchanged: Int = 0, ends: Bool = false) -> GameUpdate {
    var update = GameUpdate(game: game, text: "")
    update.deal = GameUpdate.Deal(
      deck: "pop", cards: "same", pairs: 2, seed: "\(game)", day: nil, players: "you")
    (update.began, update.made, update.moves) = (1, moves, moves)
    (update.entries, update.unchanged) = (moves, unchanged)
    update.words = { start in (start..<moves).map { " \($0)" }.joined() }
    if ends {
      update.end = GameUpdate.End(
        ended: 1, outcome: "finished", moves: 2, flips: 4, seconds: 1, regret: nil, luck: nil, won: "2",
        points: nil,
        aids: "", learning: [])
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

  @Test func `the flips of a failed transaction are counted when it succeeds`() throws {
    let database = try Database()
    _ = try DatabaseSchema.prepare(database)
    let games = SavedGames(database, holds: Holds(Holders())) { 0 }
    try play(games, update(1, moves: 2))
    try play(games, update(1, moves: 4), commits: false)
    try play(games, update(1, moves: 4))
    #expect(try database.rows("SELECT made FROM deals") == [["4"]])
  }

  @Test func `after a failed transaction, no game takes the place of another program's`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: file) }
    let holders = Holders()
    let programs = try (0..<2).map { _ in
      let database = try Database(path: file)
      _ = try DatabaseSchema.prepare(database)
      return SavedGames(database, holds: Holds(holders)) { 0 }
    }
    try play(programs[0], update(1, moves: 2, ends: true), commits: false)
    try play(programs[1], update(7, moves: 1))
    try play(programs[0], update(1, moves: 3))
    try play(programs[1], update(7, moves: 2, unchanged: 1))
    let rows = try programs[0].database.rows(
      "SELECT seed, positions.moves, outcome FROM positions JOIN deals ON deals.id = deal ORDER BY seed")
    #expect(rows == [["1", "3", "finished"], ["7", "2", ""]])
    #expect(try programs[0].database.rows("SELECT count(*) FROM deals") == [["2"]])
    // A position that the transaction lost is held again.
    let (game, position) = (programs[0], try #require(programs[0].position))
    try game.database.rows("BEGIN IMMEDIATE")
    try game.database.rows("DELETE FROM positions WHERE id = ?", [.number(position)])
    try game.save(update(1, moves: 4))
    #expect(game.position != position)
    try game.database.rows("ROLLBACK")
    game.rollBack()
    #expect(game.position == position && Holds(holders).isHeldElsewhere(position))
  }
}
