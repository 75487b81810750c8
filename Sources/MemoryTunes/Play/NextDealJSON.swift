import Text

/// The next deal, decks and players in JSON.
extension Output {
  mutating func value(_ next: NextDeal) {
    object { object in
      object.member("deck", next.deck)
      object.member("cards", next.cards.rawValue)
      object.member("pairs", next.pairs)
      object.member("players", objects: next.players.list) { $1.members($0) }
      object.member("seed", next.seed.map { "\($0)" })
    }
  }

  mutating func member(_ name: StaticString, _ deck: DeckIdentity) {
    self.name(name)
    object { object in
      object.member("name", deck.name)
      object.member("kind", deck.kind.rawValue)
    }
  }

  mutating func members(_ player: Player) {
    member("name", player.name)
    membersOfKind(player)
  }

  mutating func membersOfKind(_ player: Player) {
    member("kind", player.kind.key)
    member("level", player.level?.rawValue)
  }
}
