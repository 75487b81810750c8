import Flow

let world = World()
let log = Log()
let statistics = Statistics()
let store = Store(
  state: App(categories: Categories(chosen: world.category)), reducer: reduce,
  middleware: [log.middleware, statistics.middleware], perform: world.perform)
let screens = Screens(store)
for await line in lines() {
  if let action = AppAction(line, on: store.state.route) { store.dispatch(action) }
}
await world.finish()
for action in log.actions { print(action) }
print("flips: \(statistics.flips), finished games: \(statistics.games)")
