import MemoryGame
import Text

/// The end of a game in JSON.
extension Output {
  /// `rank` is nil if nothing is recorded.
  mutating func addResult(of table: Table, _ rank: Rank?, _ context: AnswerContext) {
    let sums = table.isShared ? nil : context.analyst.analysis(of: table).sums
    name("result")
    object { object in
      object.member("moves", table.game.board.moves)
      object.name("won")
      object.array { array in
        for seat in table.players.list.indices { array.value(table.game.turns.score(of: seat).pairs) }
      }
      object.member("par", decimals: table.isShared ? nil : table.par.moves)
      object.member("regret", decimals: sums?.regret)
      object.member("mistakes", sums?.mistakes)
      object.member("luck", decimals: sums?.luck)
      // A script's answers are the same on every machine.
      object.member("seconds", context.isTyped ? table.seconds : nil)
      object.member("rank", rank?.rank)
      object.name("best")
      if let rank { object.value(rank.rank == 1 && table.aids == .none) } else { object.null() }
      object.member("streak", rank?.streak)
    }
  }
}
