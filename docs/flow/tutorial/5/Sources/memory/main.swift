import Flow

let world = World()
let store = Store(
  state: App(categories: Categories(chosen: world.category)), reducer: reduce, perform: world.perform)
let screens = Screens(store)
while let line = readLine() {
  if let action = AppAction(line, on: store.state.route) { store.dispatch(action) }
}
