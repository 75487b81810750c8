import Testing
@testable import MemoryGame
@testable import MemoryTunes

/// Games against levels of play: the first win, and the level that the end of a game suggests.
struct BoutTests {
  private func outcomes(_ text: String) -> [LevelGame] {
    text.enumerated().map { game, result in
      let (names, pairs) = (["you", "hard"], result == "+" ? [2, 0] : result == "-" ? [0, 2] : [1, 1])
      return game % 2 == 0
        ? LevelGame(names, pairs: pairs)! : LevelGame(names.reversed(), pairs: pairs.reversed())!
    }
  }

  @Test(arguments: [
    ("+++", Level.perfect), ("++", nil), ("-+++", .perfect), ("+++++", nil), ("++++++", .perfect),
    ("---", .normal),
    ("++-", nil), ("++=+", nil), ("===", nil), ("+++=+++", .perfect), ("------", .normal),
  ])
  func `three wins or losses in a row suggest a level, and a tie breaks the row`(text: String, level: Level?) {
    let levelGames = outcomes(text)
    let past = LevelHistory(before: levelGames.last!, in: levelGames.dropLast())
    #expect(past.nextLevel(after: levelGames.last!) == level)
  }

  @Test(arguments: [
    (["easy"], "easy", Level.normal), (["normal"], "easy", .hard), (["normal", "hard"], "easy", .perfect),
    (["normal", "hard", "perfect"], "easy", .normal), (["beginner"], "hard", .perfect),
    (["normal"], "perfect", nil),
  ])
  func `after a first win, a level that was beaten is not the next one`(
    beaten: [String], level: String, next: Level?
  ) {
    let levelGames = beaten.filter { $0 != level }.map { LevelGame(["you", $0], pairs: [2, 0])! }
    let levelGame = LevelGame(["you", level], pairs: [2, 0])!
    #expect(LevelHistory(before: levelGame, in: levelGames).nextLevel(after: levelGame) == next)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `a home and a session say the same of the games before`(seed: UInt64) throws {
    let chance = Chance(seed: seed)
    let levelGames = outcomes((0...chance.below(12)).map { _ in chance.pick(["+", "-", "="]) }.joined())
    let (last, past) = (levelGames.last!, levelGames.dropLast())
    let games = past.enumerated().map { number, levelGame in
      let won = "\(1 + levelGame.result) \(1 - levelGame.result)"
      return FinishedGame(players: "\(last.person) \(last.level)", ended: number, won: won)
    }
    let ended = EndedGame.againstLevel(last, inSession: LevelHistory(before: last, in: []))
    let history = try Machine(database: .having(games)).games.history(before: ended)
    guard case .againstLevel(let found) = history else { return #expect(Bool(false), "\(history)") }
    let won = past.contains { $0.result == 1 } ? 1 : 0
    // Games against others between them do not count.
    let all = past.flatMap {
      [$0, LevelGame(chance.pick([["you", "easy"], ["hard", "ann"]]), pairs: [2, 0])!]
    }
    #expect(found.run == LevelHistory(before: last, in: all).run && found.won == won)
  }

  @Test(arguments: ["optimal", "random", "easy"])
  func `a game that no person played has no rank and is nobody's`(name: String) {
    let transcript = Transcript(on: Machine(), set: { $0.isJSON = true })
    transcript.play("players \(name)")
    #expect(transcript.play("play 2").contains("\"rank\":null"))
    #expect(transcript.play("stats").contains("No solo game has been started yet"))
  }

  /// The margin of a game is at most its pairs, so the standard error of the mean is at most pairs / √games.
  @Test(arguments: [8, 18])
  func `a level finds clearly more pairs than the one below`(pairs: Int) throws {
    let games = 1000
    func won(_ players: [Strategy]) -> [Int] {
      var simulator = Simulator(Simulation(pairs: pairs, players: players, seed: 7, first: 0))
      return simulator.play(0..<games) { false }.won
    }
    let levels = try Level.allCases.map { try #require(Player(Word($0.rawValue)).strategy) }
    for (lower, higher) in zip(levels, levels.dropFirst()) {
      let (first, second) = (won([higher, lower]), won([lower, higher]))
      let margin = Double(first[0] + second[1] - first[1] - second[0]) / Double(2 * games)
      #expect(margin > 4 * Double(pairs) / Double(2 * games).squareRoot(), "\(higher): \(margin)")
    }
  }
}
