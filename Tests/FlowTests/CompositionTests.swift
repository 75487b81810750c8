import Flow
import Testing

/// Reducers made of reducers: `combine` and `lift`.
struct CompositionTests {
  struct Player: Equatable {
    var volume = 0
    /// Nil while the player is empty.
    var tape: Tape?
  }

  struct Tape: Equatable {
    var position = 0
  }

  enum Press: Equatable { case louder, wind(TapePress) }

  enum TapePress: Equatable { case forward(Int), stop }

  /// Returns effects that name the action.
  private let tape: Reducer<Tape, TapePress, String> = { tape, press in
    switch press {
    case .forward(let turns):
      tape.position += turns
      return ["forward", "whirr"]
    case .stop:
      return ["stop"]
    }
  }

  private var lifted: Reducer<Player, Press, String> {
    lift(
      tape,
      action: { press in if case .wind(let press) = press { press } else { nil } },
      change: { player, reduce in player.tape == nil ? [] : reduce(&player.tape!) })
  }

  @Test func `combined reducers see every action in the order given, and so stand their effects`() {
    func note(_ name: String) -> Reducer<String, Character, String> {
      { story, letter in
        story += "\(name)\(letter)"
        return ["\(name) \(story)", name]
      }
    }
    let reducer = combine(note("x"), note("y"), note("z"))
    var story = ""
    #expect(reducer(&story, "a") == ["x xa", "x", "y xaya", "y", "z xayaza", "z"])
    #expect(story == "xayaza")
  }

  @Test func `no reducers combine to one that does nothing`() {
    let reducer: Reducer<Int, Int, String> = combine()
    var state = 7
    #expect(reducer(&state, 1) == [])
    #expect(state == 7)
  }

  @Test func `a lifted reducer takes its own actions to its part`() {
    var player = Player(volume: 3, tape: Tape(position: 5))
    #expect(lifted(&player, .wind(.forward(2))) == ["forward", "whirr"])
    #expect(lifted(&player, .wind(.stop)) == ["stop"])
    #expect(player == Player(volume: 3, tape: Tape(position: 7)))
  }

  @Test func `a lifted reducer leaves its part as it is at the actions of others`() {
    var player = Player(tape: Tape(position: 5))
    #expect(lifted(&player, .louder) == [])
    #expect(player == Player(tape: Tape(position: 5)))
  }

  @Test func `where its part is absent a lifted reducer does nothing`() {
    var player = Player()
    #expect(lifted(&player, .wind(.forward(2))) == [])
    #expect(player == Player())
  }

  @Test func `lifted reducers combine, in a store too`() {
    let volume: Reducer<Player, Press, String> = { player, press in
      if press == .louder { player.volume += 1 }
      return ["player \(player.tape?.position ?? -1)"]
    }
    var performed: [String] = []
    let store = Store(
      state: Player(tape: Tape()), reducer: combine(volume, lifted, volume),
      perform: { effect, _ in performed.append(effect) })
    store.dispatch(.wind(.forward(2)))
    store.dispatch(.louder)
    #expect(performed == ["player 0", "forward", "whirr", "player 2", "player 2", "player 2"])
    #expect(store.state == Player(volume: 2, tape: Tape(position: 2)))
  }

  @Test func `a part that cannot be copied is lifted like any other`() {
    struct Spool: ~Copyable { var turns = 0 }
    struct Deck: ~Copyable { var left = Spool(), right = Spool() }
    let spool: Reducer<Spool, Int, String> = { spool, turns in
      spool.turns += turns
      return ["turned"]
    }
    let deck: Reducer<Deck, Int, String> = combine(
      lift(spool, action: { -$0 }, change: { deck, reduce in reduce(&deck.left) }),
      lift(spool, action: { $0 }, change: { deck, reduce in reduce(&deck.right) }))
    var state = Deck()
    #expect(deck(&state, 3) == ["turned", "turned"])
    #expect([state.left.turns, state.right.turns] == [-3, 3])
  }
}
