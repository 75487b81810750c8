/// What an answer has beside the game, where something was asked about it, in JSON.
extension Output {
  mutating func append(_ notice: GameNotice) {
    switch notice {
    case .tunes(.described(let forecast)):
      append(",\"list\":[{")
      append(forecast)
      append("}]")
    case .players(let players):
      append(",\"list\":")
      appendList(players.list) { player, output in output.append(player) }
    case .par(let standing):
      append(",\"list\":[{")
      append(standing)
      append("}]")
    case .review(let review):
      append(",\"review\":")
      append(review)
    case .hint(let hint):
      append(",\"hint\":{\"card\":")
      append(hint.card)
      append(",\"kind\":\"")
      append(hint.kind.rawValue)
      append("\"}")
    case .dealt, .seedChosen, .match, .mismatch, .finished, .flipRefused, .oneCardOnly, .pairsRefused,
      .noTunes, .tunes, .noGame, .noTable, .tooManyPairsForPrograms, .drawnOut, .passed, .passRefused,
      .playersChosen, .noHint, .reviewRefused:
      break
    }
  }
}
