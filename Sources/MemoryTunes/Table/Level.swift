import MemoryGame
import Saved

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
}

/// How a finished game of one person against one level of play ended.
struct Bout: Equatable, Sendable {
  let person: String
  let level: String
  let result: Result

  /// For the person.
  enum Result: Sendable {
    case won, lost, tied

    /// `margin`: how many pairs more the person found.
    init(margin: Int) { self = margin > 0 ? .won : margin < 0 ? .lost : .tied }
  }

  /// `names`: the players as in the records; `pairs`: what each found. Nil for a game of others.
  init?(_ names: [String], pairs: [Int]) {
    guard names.count == 2, pairs.count == 2,
      let seat = names.firstIndex(where: { Level(rawValue: $0) != nil }),
      (try? Player(written: Word(names[1 - seat])))?.isPerson == true
    else { return nil }
    (person, level) = (names[1 - seat], names[seat])
    result = Result(margin: pairs[1 - seat] - pairs[seat])
  }

  /// Nil if it is not recorded, or not against a level.
  init?(_ table: borrowing Table) {
    guard table.isShared, table.game.board.isFinished, !table.game.wasRevealed else { return nil }
    self.init(table.players.list.map(\.written), pairs: table.game.turns.pairs)
  }
}

/// What came before a game against a level.
struct PastBouts: Equatable, Sendable {
  /// How many games in a row, just before, the same person and level ended in the same way.
  let run: Int
  /// How many the person had won.
  let won: Int

  /// Reads the reply to `Query.bouts`. Of won games it says only whether there is one.
  init?(before bout: Bout, _ rows: [Row]) {
    guard let won = rows.row("won", columns: 3)?[0].countInRow else { return nil }
    let results = rows.rows("margin", columns: 3).map { Int($0[0]).map(Bout.Result.init) }
    (run, self.won) = (results.prefix { $0 == bout.result }.count, won)
  }

  init(before bout: Bout, in bouts: [Bout]) {
    let results = bouts.filter { $0.person == bout.person && $0.level == bout.level }.map(\.result)
    (run, won) = (results.reversed().prefix { $0 == bout.result }.count, results.count { $0 == .won })
  }

  /// The level to play next: one higher after the first win and each three in a row, one lower after each three
  /// losses.
  func nextLevel(after bout: Bout) -> Level? {
    let isFirstWin = bout.result == .won && won == 0
    guard isFirstWin || (run + 1) % 3 == 0, bout.result != .tied, let level = Level(rawValue: bout.level) else {
      return nil
    }
    let levels = Level.allCases
    let index = levels.firstIndex(of: level)! + (bout.result == .won ? 1 : -1)
    return levels.indices.contains(index) ? levels[index] : nil
  }
}
