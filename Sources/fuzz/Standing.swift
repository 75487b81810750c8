@testable import MemoryGame
@testable import MemoryTunes

/// All of a game that goes on when it is brought back.
struct Standing: Equatable {
  let board: Board?
  let halves: [Half]?
  /// Of each tune what a player may see: no more is kept.
  let tunes: [[ArraySlice<UInt8>]]?
  let identity: DeckIdentity?
  let origin: Tunes.Origin?
  let seed: UInt64?
  let next: UInt64
  let players: Players
  /// The deck of the next game, by its name.
  let deck: String?
  let turn: Int?
  let passes: Int?
  let scores: [Turns.Score]?
  let began: Int?
  let isRevised: Bool?
  let hints: Int?

  init(_ game: GameState) {
    board = game.table?.game.board
    halves = game.table?.halves
    tunes = (game.table?.tunes.deck).map { deck in
      (0..<deck.count).map { place in Deck.Column.seen.map { deck.utf8($0, at: place) } }
    }
    identity = game.table?.tunes.deck.identity
    origin = game.table?.tunes.origin
    seed = game.table?.seed
    next = game.next.seed
    players = game.next.players
    deck = game.next.deck?.name
    turn = game.table?.game.turns.turn
    passes = game.table?.game.turns.passes
    scores = game.table.map { table in table.players.list.indices.map { table.game.turns.score(of: $0) } }
    began = game.table?.began
    isRevised = game.table?.isRevised
    hints = game.table?.hints
  }

  /// The game to which a file leads; nil where that is no kept game.
  static func resumed(_ file: [UInt8], seed: UInt64) -> GameState? {
    (try? SavedScript(reading: file)).flatMap { Resumption(of: $0, seed: seed).game }
  }
}
