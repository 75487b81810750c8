import Flow

let store = Store(state: App(), reducer: reduce)
let screens = Screens(store)
while let line = readLine() {
  if let action = AppAction(line, on: store.state.route) { store.dispatch(action) }
}
