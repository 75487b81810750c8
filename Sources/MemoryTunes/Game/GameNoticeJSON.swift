/// The list of who plays, in JSON.
extension Output {
  mutating func append(_ notice: GameNotice) {
    switch notice {
    case .players(let players):
      append(",\"list\":")
      appendList(players.list) { player, output in output.append(player) }
    case .dealt, .pairsRefused, .tooManyPairsForPrograms, .noTunes, .dayToCome, .seedChosen,
      .playersChosen, .playersMisnamed:
      break
    }
  }

  mutating func append(_ player: Player) {
    append("\"name\":")
    appendJSON(player.name)
    append(player.strategy == nil ? ",\"kind\":\"person\"" : ",\"kind\":\"program\"")
  }
}
