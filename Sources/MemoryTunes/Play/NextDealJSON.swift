import Text

/// The next deal, decks and players in JSON.
extension Output {
  /// What the next deal would be, as far as that is known before its tunes are fetched.
  mutating func value(nextDealOf game: borrowing GameState) {
    let (next, settings) = (game.next, game.settings)
    let deck: DeckIdentity
    let cards: CardContent
    let most: Int
    if next.deck == nil, settings.cards != .split {
      // The deck of a category need not be read.
      (deck, cards, most) = (settings.category.identity(), .same, settings.category.count)
    } else {
      let read = game.choice
      (deck, cards) = (read.identity, game.cards(of: read))
      most = read.count(for: cards)
    }
    object { object in
      object.member("deck", deck)
      object.member("cards", cards.rawValue)
      object.member("pairs", min(settings.pairs ?? next.players.usualPairs, most))
      object.member("players", objects: next.players.list) { $1.members($0) }
      // One that was set and is not used yet, not one that follows from the deal before.
      object.member("seed", next.isSeedChosen ? "\(next.seed)" : nil)
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
