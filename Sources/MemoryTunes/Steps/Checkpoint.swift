import MemoryCore
import MenuFeature

/// Everything besides the game on the table that undo restores.
struct Checkpoint: Equatable {
  let path: Path<Route>
  let category: Category
  let seed: UInt64
  let aids: Aids
  let pairs: Int?
  let deck: Deck?
  let policy: TunePolicy
  let cards: CardContent
  let players: Players

  init(_ game: borrowing GameState, path: Path<Route>) {
    self.path = path
    category = game.next.category
    (seed, aids) = (game.next.seed, game.next.aids)
    pairs = game.next.pairs
    deck = game.next.deck
    policy = game.next.policy
    cards = game.next.cards
    players = game.next.players
  }

  func apply(to game: inout GameState, _ path: inout Path<Route>) {
    path = self.path
    game.next.category = category
    game.next.choose(seed, aids: aids)
    game.next.pairs = pairs
    game.next.deck = deck
    game.next.policy = policy
    game.next.cards = cards
    game.next.players = players
  }
}
