import MemoryGame
import MemoryTunes

/// A game on the table, on a board of any size, and the flips to be made on it.
struct BenchGame {
  let state: GameState
  let table: Table
  let flips: Flips

  init(cards: Int) {
    let pairs = cards / 2
    let tunes = (1...pairs).map { "Title \($0)\tArtist \($0)\n" }.joined()
    guard let deck = try? Deck(name: "Bench", file: Array(tunes.utf8)) else { fatalError("There is no deck.") }
    var state = GameState(next: NextGame(category: .pop, deck: deck, seed: 7))
    _ = state.reduce(GameAction.newGameRequested(pairs: pairs))
    guard let table = state.table else { fatalError("There is no game.") }
    flips = Flips(board: table.game.board)
    self.table = table
    self.state = state
  }
}
