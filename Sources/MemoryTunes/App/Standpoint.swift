import MemoryCore
import MemoryGame
import MenuFeature
import PreferencesFeature
import RecordsFeature

/// Where a session stands after a line: all that a line can change, except the cards, which are in the log of
/// the table.
struct Standpoint {
  let checkpoint: Checkpoint
  let deckOfFile: Deck?
  let play: LogPosition
  /// Nil without a game.
  let game: GameFacts?

  init(_ game: borrowing GameState, path: Path) {
    checkpoint = Checkpoint(game, path: path)
    deckOfFile = game.deckOfFile
    play = LogPosition(game.table)
    self.game = GameFacts(game.table)
  }

  /// The facts about a game that a game file or the records hold.
  struct GameFacts {
    let isOver: Bool
    let wasFinished: Bool
    let wasRevealed: Bool
    let isBroughtBack: Bool
    let aids: Aids
    let hinted: Int
    let began: Int?
    let played: Int
    let sittings: Int
    let sittingsOfFile: Int?

    init?(_ table: borrowing Table?) {
      switch table {
      case .none: return nil
      case .some(let table):
        isOver = table.game.isOver
        (wasFinished, wasRevealed) = (table.game.wasFinished, table.game.wasRevealed)
        isBroughtBack = table.isBroughtBack
        (aids, hinted) = (table.aids, table.hinted.count)
        (began, played, sittings) = (table.began, table.clock.played, table.sittings.count)
        sittingsOfFile = GameFile.writtenSittings(of: table)
      }
    }
  }
}

/// What a game file says of the game that was loaded from it, and its size in bytes. Boxed, because most lines
/// have none.
indirect enum SavedStandpoint {
  case file(Standpoint, size: Int)

  /// Nil if no single file has the game. `game` has it on its table.
  init?(_ saved: SavedGame, _ game: GameState, path: Path) {
    guard let size = saved.size else { return nil }
    var game = game
    if let next = saved.next { game.next.choose(next) }
    game.next.players = saved.players
    game.choose(deck: saved.deck)
    self = .file(Standpoint(game, path: path), size: size)
  }
}
