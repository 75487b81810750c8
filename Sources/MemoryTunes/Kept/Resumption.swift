import Flow

/// Reads what `GameKeeper` kept: plays the script, without asking the world for anything.
struct Resumption {
  /// The game as it was left. Nil for a script with a line that is none, or is refused.
  let game: GameState?
  /// Bytes of the script.
  let size: Int

  /// Reads the game that waits at a home, if one does, and has it set aside when it cannot be read.
  init?(of home: World.Home?, seed: UInt64) {
    guard let home, let script = home.waitingGame() else { return nil }
    self.init(script: script, seed: seed)
    if game == nil { home.setGameAside() }
  }

  /// `script` is a kept script as far as it is whole: what stands behind its last newline was never answered. The seed
  /// is that of the next deal, where the script says nothing of it.
  init(script: [UInt8], seed: UInt64) {
    let store = Store<AppState, AppAction, Effect>(
      state: AppState(game: GameState(next: NextGame(category: .pop, seed: seed))), reducer: appReducer,
      perform: Performer(world: World(write: { _ in })).perform)
    var isWhole = true
    var rest = script[...(script.lastIndex(of: UInt8(ascii: "\n")) ?? -1)]
    while isWhole, !rest.isEmpty {
      if let tunes = Self.takeTunes(from: &rest) {
        // All at once: a deck of half a million tunes is there in no time, and most of a short script is its deck.
        store.dispatch(.given(.tunes(tunes)))
        continue
      }
      let newline = rest.firstIndex(of: UInt8(ascii: "\n"))!
      isWhole = Self.play(rest[..<newline], store)
      rest = rest[(newline + 1)...]
    }
    game = isWhole ? store.state.game : nil
    size = script.count
  }

  /// The tunes of a run of lines that give one each, at the beginning of a script; nil where there is none, or one of
  /// them is no tune.
  private static func takeTunes(from script: inout ArraySlice<UInt8>) -> Deck? {
    let mark = Array("given tune ".utf8)
    var (deck, known) = (Deck(name: ""), TuneIndex())
    var rest = script
    while rest.starts(with: mark), let newline = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let tune = rest[(rest.startIndex + mark.count)..<newline]
      // The first sign of a title is no sign of a comment.
      let line = tune.first == UInt8(ascii: "#") ? [UInt8(ascii: " ")] + tune : tune
      guard (try? deck.append(line, known: &known)) != nil else { return nil }
      rest = rest[(newline + 1)...]
    }
    guard deck.count > 0 else { return nil }
    script = rest
    return deck
  }

  private static func play(_ bytes: ArraySlice<UInt8>, _ store: Store<AppState, AppAction, Effect>) -> Bool {
    let line = Line(bytes.span, longest: .max)
    guard case .words(let words) = line.content else { return line.isNothing }
    guard
      let action = try? CommandList.all.action(for: words, rest: line.rest, on: store.state.path.current)
    else { return false }
    store.dispatch(action)
    store.dispatch(.settled(line, time: nil))
    return !store.state.isRefusal
  }
}
