import MemoryGame

/// A level of play: a computer player known by how much it remembers.
enum Level: String, CaseIterable, Sendable {
  case beginner, easy, normal, hard, perfect

  /// The computer player that it stands for.
  var equivalent: String {
    switch self {
    case .beginner: "forgetful:0.15"
    case .easy: "forgetful:0.4"
    case .normal: "forgetful:0.6"
    case .hard: "forgetful:0.8"
    case .perfect: "optimal"
    }
  }

  /// The next stronger level (1) or the next weaker one (-1); nil if there is none.
  func neighbor(_ step: Int) -> Level? {
    let index = Level.allCases.firstIndex(of: self)! + step
    return Level.allCases.indices.contains(index) ? Level.allCases[index] : nil
  }
}

/// How a finished game of one person against one level of play ended.
struct LevelGame: Equatable, Sendable {
  let person: String
  let level: String
  /// For the person: 1 if won, 0 if tied, -1 if lost.
  let result: Int

  /// `names`: the players as in the records; `pairs`: what each found. Nil for a game of others.
  init?(_ names: [String], pairs: [Int]) {
    guard names.count == 2, pairs.count == 2,
      let seat = names.firstIndex(where: { Level(rawValue: $0) != nil }),
      Player.isPerson(written: names[1 - seat])
    else { return nil }
    (person, level) = (names[1 - seat], names[seat])
    result = (pairs[1 - seat] - pairs[seat]).signum()
  }

  /// Nil if it is not recorded, or not against a level.
  init?(_ table: borrowing Table) {
    guard table.isShared, table.game.board.isFinished, !table.game.wasRevealed else { return nil }
    self.init(table.players.list.map(\.written), pairs: table.game.turns.pairs)
  }
}

extension Table {
  /// The level to play next, which its end names; nil if it names none.
  var nextLevel: Level? { levelHistory.flatMap { past in LevelGame(self).flatMap(past.nextLevel) } }
}

/// What came before a game against a level.
struct LevelHistory: Equatable, Sendable {
  /// How many games in a row, just before, the same person and level ended in the same way.
  let run: Int
  /// How many the person had won.
  let won: Int
  /// The levels that the person had beaten.
  let beaten: Set<Level>

  init(run: Int, won: Int, beaten: Set<Level>) { (self.run, self.won, self.beaten) = (run, won, beaten) }

  init(before levelGame: LevelGame, in levelGames: [LevelGame]) {
    let results = levelGames.filter { $0.person == levelGame.person && $0.level == levelGame.level }.map(
      \.result)
    (run, won) = (results.reversed().prefix { $0 == levelGame.result }.count, results.count { $0 == 1 })
    let beaten = levelGames.filter { $0.person == levelGame.person && $0.result == 1 }.map(\.level)
    self.beaten = Set(beaten.compactMap(Level.init))
  }

  /// The levels that the person has beaten, with this game.
  func beaten(after levelGame: LevelGame) -> Set<Level> {
    beaten.union(levelGame.result == 1 ? [Level(rawValue: levelGame.level)].compactMap(\.self) : [])
  }

  /// The level to play next: the next higher one that was not beaten after the first win and each three in a
  /// row, one lower after each three losses.
  func nextLevel(after levelGame: LevelGame) -> Level? {
    let isFirstWin = levelGame.result == 1 && won == 0
    guard isFirstWin || (run + 1) % 3 == 0, levelGame.result != 0 else { return nil }
    guard let level = Level(rawValue: levelGame.level), levelGame.result > 0 else {
      return Level(rawValue: levelGame.level)?.neighbor(-1)
    }
    let higher = Level.allCases.drop { $0 != level }.dropFirst()
    return higher.first { !beaten.contains($0) } ?? higher.first
  }
}
