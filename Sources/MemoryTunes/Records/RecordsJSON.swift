/// Records and statistics in JSON.
extension Output {
  mutating func append(_ notice: RecordsNotice) {
    switch notice {
    case .best(let records, _):
      append(",\"list\":")
      appendList(records) { record, output in output.append(record) }
    case .stats(let stats):
      append(",\"list\":")
      appendList(stats.groups) { group, output in output.append(group) }
      append(",\"days\":")
      append(stats.days)
    case .nothingKept:
      append(",\"list\":[]")
    case .question, .nothingAsked, .left, .forgotten:
      break
    }
  }

  private mutating func append(_ days: DayStats?) {
    append("{\"played\":")
    append(days?.played ?? 0)
    append(",\"streak\":")
    append(days?.streak ?? 0)
    append(",\"longest\":")
    append(days?.longest ?? 0)
    append("}")
  }

  mutating func append(_ record: Record) {
    append("\"when\":")
    appendJSON(record.when)
    append(",\"deck\":")
    appendJSON(record.deck)
    append(",\"pairs\":")
    append(record.pairs)
    append(",\"moves\":")
    append(record.moves)
    append(",\"flips\":")
    append(record.flips)
    append(",\"seconds\":")
    append(record.seconds)
    append(",\"seed\":\"")
    append(record.seed)
    append("\",\"regret\":")
    append(decimals: record.regret)
    append(",\"luck\":")
    append(decimals: record.luck)
    append(",\"hints\":")
    append(record.hints)
    append(",\"day\":")
    appendJSON(record.day?.text)
  }

  mutating func append(_ group: Stats.Group) {
    append("\"category\":")
    appendJSON(group.category?.rawValue)
    append(",\"pairs\":")
    append(group.pairs)
    append(",\"begun\":")
    append(group.begun)
    append(",\"finished\":")
    append(group.finished)
    append(",\"best\":")
    if let best = group.best { append(best) } else { append("null") }
    append(",\"mean\":")
    append(decimals: group.finished > 0 ? group.mean : nil)
    append(",\"moves\":{")
    for (place, (moves, games)) in group.moves.enumerated() {
      append(place == 0 ? "\"" : ",\"")
      append(moves)
      append("\":")
      append(games)
    }
    append("}")
  }
}
