import Text

/// Records and statistics in JSON.
extension RecordsNotice {
  package func addMembers(_ context: AnswerContext, to object: inout Output) {
    switch self {
    case .best(let records, let several, _):
      object.name("list")
      object.objects(records + several) { record, object in object.members(record) }
    case .stats(let stats):
      object.name("list")
      object.objects(stats.groups) { group, object in object.members(group) }
      object.members(stats.days)
      if let boxes = stats.boxes {
        object.name("learned")
        object.object { object in boxes.addMembers(to: &object) }
      }
      if let matches = stats.matches {
        object.name("matches")
        object.object { object in matches.addMembers(to: &object) }
      }
      object.name("summary")
      object.object { object in stats.addSummary(to: &object) }
    case .days(let calendar):
      object.name("list")
      object.objects(calendar.games) { game, object in
        object.member("day", game.day.text)
        object.member("moves", game.moves)
        object.member("inTime", game.isInTime)
      }
      object.members(calendar.stats)
    case .nothingSaved:
      object.name("list")
      object.array { _ in }
    case .forgotten:
      break
    }
  }
}

extension Output {
  fileprivate mutating func members(_ days: DayStats?) {
    name("days")
    object { object in
      object.member("played", days?.played ?? 0)
      object.member("streak", days?.streak ?? 0)
      object.member("longest", days?.longest ?? 0)
    }
  }

  fileprivate mutating func members(_ record: Record) {
    member("when", record.when)
    member("deck", record.deck)
    member("pairs", record.pairs)
    member("moves", record.moves)
    member("flips", record.flips)
    member("seconds", record.seconds)
    member("seed", text: record.seed)
    member("regret", decimals: record.regret)
    member("luck", decimals: record.luck)
    member("hints", record.aids.hints)
    member("day", record.day?.text)
    member("cards", record.cards.rawValue)
    member("aids", record.aids.words.joined(separator: " "))
    name("players")
    array { array in for name in record.players { array.value(name) } }
    name("won")
    array { array in for pairs in record.won { array.value(pairs) } }
  }

  fileprivate mutating func members(_ group: Stats.Group) {
    member("category", group.category?.rawValue)
    member("pairs", group.pairs)
    member("begun", group.begun)
    member("finished", group.finished)
    member("best", group.best)
    member("mean", decimals: group.finished > 0 ? group.mean : nil)
    name("moves")
    object { object in
      for (moves, games) in group.moves { object.member(number: moves, games) }
    }
    member("cards", group.cards.rawValue)
    member("revealed", group.revealed)
  }
}
