import MemoryGame

@testable import MemoryTunes

/// All that counts of a game on the table and of the one to come.
struct Standing: Equatable {
  let board: Board?
  let halves: [Half]?
  let turns: Turns?
  let tunes: SameTunes?
  let origin: Tunes.Origin?
  let seed: UInt64?
  let next: UInt64
  let players: [Players?]
  let log: [PlayLog.Entry]
  let began: Int?
  let isTampered: Bool?
  let hints: Int?

  /// With `isTampered` it does not matter whether something was ever undone.
  init(_ state: GameState, isTampered: Bool = false) {
    let table = state.table
    board = table?.game.board
    halves = table?.halves
    turns = table?.game.turns
    tunes = table.map { SameTunes(deck: $0.deck) }
    origin = table?.tunes.origin
    seed = table?.seed
    next = state.next.seed
    players = [table?.players, state.next.players]
    log =
      table.map { table in (table.game.log.forgotten..<table.game.log.position).map { table.game.log[$0] } }
      ?? []
    began = table?.began
    self.isTampered = isTampered ? nil : table?.isRevised
    hints = table?.hints
  }
}

/// A deck by what its tunes are told by: what is kept has no albums.
struct SameTunes: Equatable {
  let deck: Deck

  static func == (one: SameTunes, other: SameTunes) -> Bool { one.deck.hasTunes(of: other.deck) }
}
