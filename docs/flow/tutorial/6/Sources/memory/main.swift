import Flow

let world = World()
let store = Store(
  state: App(categories: Categories(chosen: world.category)), reducer: reduce, perform: world.perform)
let screens = Screens(store)
for await line in lines() {
  if let action = AppAction(line, on: store.state.route) { store.dispatch(action) }
}
await world.finish()
