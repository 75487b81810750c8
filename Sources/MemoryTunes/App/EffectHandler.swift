/// Performs effects: the one place where the game touches the world.
final class EffectHandler {
  private let world: World
  private let given: GivenWorld
  /// Whether what is played now was played before. Then nothing is removed.
  var isReplaying = false
  /// When the line was read that is being played, in seconds since 1970; nil if nobody looks at the clock.
  var lineTime: Int?
  /// Called when an effect takes longer than a blink, and then after every second.
  var showWaiting: (_ seconds: Int) -> Void = { _ in }
  /// Whether the last fetch failed.
  private var hasFailed = false
  private let ranking = Ranking()

  /// What `given` knows takes the place of what the world would answer.
  init(world: World, given: GivenWorld) {
    self.world = world
    self.given = given
  }

  /// Performs an effect and hands on its reply, after waiting for it if it takes time.
  func perform(_ effect: Effect, _ reply: (AppAction) -> Void) {
    switch effect {
    case .loadTunes(let category, let policy):
      reply(.game(.tunesArrived(given.tunes(of: category) ?? load(category, policy))))
    case .describeTunes(let category, let policy):
      reply(.tunes(.described(given.forecast(of: category) ?? loader.forecast(category, policy))))
    case .fetchTunes(let category, let policy):
      if let result = given.fetched(category) {
        // A recording tells with the tunes whether games are dealt from them.
        reply(.tunes(.fetched(result, arePlayed: (try? result.get())?.origin == .fetched)))
      } else {
        reply(.tunes(.fetched(load(category, .online), arePlayed: policy != .builtIn)))
      }
    case .tellDay(let asked):
      reply(.game(.dayCame(today: today, asked: asked)))
    case .clearTunes:
      reply(.tunes(.cleared(files: given.clearedFiles ?? (isReplaying ? 0 : world.clearTunes()))))
    case .readDeck(let path):
      reply(.tunes(.deckRead(given.deck(path) ?? read(path))))
    case .listDecks:
      reply(.tunes(.decksListed(given.decks ?? DeckList(world.decks))))
    case .readRecords(let request):
      let digest = world.home.map { home in
        let digest = RecordsDigest(request, today: today)
        home.readRecords(digest)
        return digest
      }
      reply(.records(.read(digest)))
    case .placeGame(let pairs, let moves, let began):
      if let placing = given.placing ?? placing(pairs: pairs, moves: moves, began: began) {
        reply(.table(.placed(placing)))
      }
    case .forget(let saved):
      let files = isReplaying ? 0 : world.home?.forget(saved) ?? 0
      reply(.records(.forgotten(saved, files: files)))
    }
  }

  /// Nil where nothing is recorded.
  private func placing(pairs: Int, moves: Int, began: Int?) -> Placing? {
    guard let home = world.home, let began, let lineTime, !isReplaying else { return nil }
    let seconds = Record.seconds(from: began, to: Clock.clamped(lineTime))
    home.followRecords(ranking)
    return ranking.placing(pairs: pairs, moves: moves, seconds: seconds)
  }

  private var today: Day { given.day ?? Day(time: world.now()) }

  private var loader: TuneLoader { TuneLoader(world: world, asksCatalogue: !hasFailed) }

  private func load(_ category: Category, _ policy: TunePolicy) -> Result<Tunes, FetchProblem> {
    let result = loader.load(category, policy, wait: showWaiting)
    switch result {
    case .success(let tunes) where tunes.origin == .fetched: hasFailed = false
    case .success(let tunes): hasFailed = hasFailed || tunes.trouble != nil
    case .failure: hasFailed = true
    }
    return result
  }

  private func read(_ path: FilePath) -> Result<Deck, DeckFileProblem> {
    let file = DeckFile(named: path, in: world.decks, read: world.readFile)
    return Result { () throws(DeckFileProblem) in try file.deck() }
  }
}
