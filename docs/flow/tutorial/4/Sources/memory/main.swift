import Flow

let store = Store(state: App(), reducer: reduce) { effect, store in
  switch effect {
  case .shuffle(let tunes): store.dispatch(.game(.dealt((tunes + tunes).shuffled())))
  }
}
let screens = Screens(store)
while let line = readLine() {
  if let action = AppAction(line, on: store.state.route) { store.dispatch(action) }
}
