import Flow

let store = Store<Game, GameAction, Never>(state: Game(), reducer: { game, action in game.reduce(action) })
let screen = store.subscribe { print($0.board) }
store.dispatch(.dealt(["Heroes", "Creep", "Heroes", "Creep"]))
while let line = readLine() {
  if let number = Int(line) { store.dispatch(.flipped(number)) }
}
