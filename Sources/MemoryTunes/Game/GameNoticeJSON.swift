import Text

/// The list of who plays, in JSON.
extension Output {
  mutating func members(_ notice: GameNotice) {
    switch notice {
    case .players(let players):
      name("list")
      objects(players.list) { player, object in
        object.member("name", player.name)
        object.member("kind", player.strategy == nil ? "person" : "program")
      }
    case .dealt, .pairsRefused, .splitPairsRefused, .tooManyPairsForPrograms, .noTunes, .dayToCome,
      .seedChosen, .cardsChosen, .playersChosen, .playersMisnamed:
      break
    }
  }
}
