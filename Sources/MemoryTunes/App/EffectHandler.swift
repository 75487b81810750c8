import Text

/// Performs effects: the one place where the game touches the world.
final class EffectHandler {
  private let present: World
  private let given: GivenWorld
  /// Whether the lines are those of a recording. They have no other world than what they bring along.
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
    present = world
    self.given = given
  }

  private var world: World { isReplaying ? .answeringNothing : present }

  /// Performs an effect and hands on its reply, after waiting for it if it takes time.
  func perform(_ effect: Effect, _ reply: (AppAction) -> Void) {
    switch effect {
    case .loadTunes(let category, let policy):
      reply(.deal(.tunesArrived(given.tunes(of: category) ?? load(category, policy))))
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
      reply(.deal(.dayCame(today: today, asked: asked)))
    case .clearTunes:
      reply(.tunes(.cleared(files: given.clearedFiles ?? world.clearTunes())))
    case .readDeck(let path):
      reply(.tunes(.deckRead(given.deck(path) ?? read(path))))
    case .listDecks:
      reply(.tunes(.decksListed(given.decks ?? DeckList(world.decks))))
    case .readRecords(let request):
      reply(.records(.read(given.records ?? read(request))))
    case .placeGame(let pairs, let moves, let began):
      if let placing = given.placing ?? placing(pairs: pairs, moves: moves, began: began) {
        reply(.game(.placed(placing)))
      }
    case .forget(let saved):
      let files = given.forgotten ?? world.home?.forget(saved) ?? 0
      reply(.records(.forgotten(saved, files: files)))
    }
  }

  /// Nil where nothing is saved.
  private func read(_ request: RecordsRequest) -> RecordsNotice? {
    guard let home = world.home else { return nil }
    let digest = RecordsDigest(request, today: today)
    home.readRecords(digest)
    return digest.notice
  }

  /// Nil where nothing is recorded.
  private func placing(pairs: Int, moves: Int, began: Int?) -> Rank? {
    guard let home = world.home, let began, let lineTime else { return nil }
    let seconds = Record.seconds(from: began, to: Clock.clamped(lineTime))
    home.followRecords(ranking)
    return ranking.placing(pairs: pairs, moves: moves, seconds: seconds)
  }

  private var today: Day { given.day ?? Day(time: present.now()) }

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
