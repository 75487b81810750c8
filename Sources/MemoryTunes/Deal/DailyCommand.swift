import MemoryGame
import Text
import Wording

let dailyCommand = Command(
  name: "daily", parameters: [Parameter(.date, kind: .choice(["list"]), isOptional: true)], consequence: .deals
) { arguments throws(LineProblem) in
  guard let word = arguments.words.first else { return .state(DailyRequested()) }
  if word.choice(of: ["list"]) != nil { return .ask(.readDays) }
  guard let day = AskedDay(word.choice(of: ["yesterday", "tomorrow"]) ?? word.key) else { throw .notADay(word) }
  return .ask(.tellDay(asked: day))
}

/// Deal today's game, which may be finished or waiting.
struct DailyRequested: GameAction {
  func reduce(_ game: inout GameState, _ asker: Asker) -> Next {
    .ask(asker.isAtPrompt ? .readToday { .state(TodayRead(today: $0)) } : .tellDay(asked: nil))
  }
}

extension Effect {
  /// Reads what is known of today.
  static func readToday(taking take: @escaping (Today?) -> FeatureAction) -> Effect {
    .ask(Today.queries, reading: { Today($0) }, taking: take)
  }
}

/// Goes on with today's game, shows its result, or deals it unless it waits. Nothing is known of today if
/// nothing is saved.
struct TodayRead: GameAction {
  let today: Today?

  func reduce(_ game: inout GameState, _ asker: Asker) -> Next {
    guard let today else { return .ask(.tellDay(asked: nil)) }
    if let table = game.table, table.day == today.day {
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
}

/// The reply to `Effect.tellDay`: today's date.
struct DayTold: GameAction {
  let today: Day
  let asked: AskedDay?

  func reduce(_ game: inout GameState, _ asker: Asker) -> Next {
    let day = asked?.day(on: today) ?? today
    guard day > today else { return .deal(PendingDeal(day)) }
    return .refuse(.deal(.dayToCome(day, today: today)))
  }
}
