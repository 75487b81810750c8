import MemoryGame

/// Games against levels of play.
extension Bout {
  /// `names`: the players as in the records; `pairs`: what each found. Nil for a game of others.
  package init?(_ names: [String], pairs: [Int]) {
    guard names.count == 2, pairs.count == 2,
      let seat = names.firstIndex(where: { Level(rawValue: $0) != nil }),
      (try? Player(written: Word(names[1 - seat])))?.isPerson == true
    else { return nil }
    self.init(person: names[1 - seat], level: names[seat], margin: pairs[1 - seat] - pairs[seat])
  }

  /// Nil if it is not recorded, or not against a level.
  package init?(_ table: borrowing Table) {
    guard table.isShared, table.game.board.isFinished, !table.game.wasRevealed else { return nil }
    self.init(
      table.players.list.map(\.written),
      pairs: table.players.list.indices.map { table.game.turns.score(of: $0).pairs })
  }
}

extension PastBouts {
  /// The level to play next: one higher after the first win and each three in a row, one lower after each three
  /// losses.
  package func nextLevel(after bout: Bout) -> Level? {
    let isFirstWin = bout.result == .won && won == 0
    guard isFirstWin || (run + 1) % 3 == 0, bout.result != .tied, let level = Level(rawValue: bout.level) else {
      return nil
    }
    let levels = Level.allCases
    let index = levels.firstIndex(of: level)! + (bout.result == .won ? 1 : -1)
    return levels.indices.contains(index) ? levels[index] : nil
  }
}
