import MemoryGame
import Text
import Wording

let dailyCommand = Command(
  name: "daily", parameters: [Parameter(.date, kind: .choice(["list"]), isOptional: true)], consequence: .deals
) { arguments throws(LineRefusal) in
  guard let word = arguments.words.first else { return .inquire(.daily(nil)) }
  if word.choice(of: ["list"]) != nil { return .inquire(.days) }
  guard let day = AskedDay(word.choice(of: ["yesterday", "tomorrow"]) ?? word.key) else { throw .notADay(word) }
  return .inquire(.daily(day))
}

extension GameState {
  /// Goes on with today's game, shows its result, or deals it unless it waits.
  func play(_ today: Today) -> Reduction {
    if let table, table.day == today.day {
      if !table.game.isOver, today.result == nil { return .say(.loaded(day: today.day)) }
      if table.game.board.isFinished, today.result == nil || !table.aids.isRepeat {
        return .say(.shared(SharedGame(share: Share(table), today: today)))
      }
    }
    if let result = today.result {
      let share = Share(today.day, result, streak: today.streak)
      return .say(.shared(SharedGame(share: share, today: today)))
    }
    var deal = PendingDeal(today.day)
    deal.mayWait = true
    return .deal(deal)
  }

  /// Deals the game of today, or of the day that was asked for.
  static func deal(on today: Day, asked: AskedDay?) -> Reduction {
    let day = asked?.day(on: today) ?? today
    guard day > today else { return .deal(PendingDeal(day)) }
    return .refuse(.deal(.dayToCome(day, today: today)))
  }
}
