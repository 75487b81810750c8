/// Performs effects: the one place where the game touches the world.
final class Performer {
  private let world: World
  /// Whether what is played now was played before: then nothing is removed.
  var isReplaying = false
  /// Called when an effect takes longer than a blink.
  var showWaiting: () -> Void = {}

  init(world: World) {
    self.world = world
  }

  /// Performs an effect and hands its reply on, having waited for it where that takes time.
  func perform(_ effect: Effect, _ reply: (AppAction) -> Void) {
    let loader = TuneLoader(world: world)
    switch effect {
    case .loadTunes(let category, let policy):
      reply(.game(.tunesArrived(loader.load(category, policy, wait: showWaiting))))
    case .describeTunes(let category, let policy):
      reply(.tunes(.described(loader.forecast(category, policy))))
    case .clearTunes:
      reply(.tunes(.cleared(files: world.clearTunes())))
    case .readRecords(let request):
      reply(.records(.read(request, world.home?.records())))
    case .forget(let kept):
      let files = isReplaying ? 0 : world.home?.forget(kept) ?? 0
      reply(.records(.forgotten(kept, files: files)))
    case .readDeck(let path):
      let file = DeckFile(path: path, read: world.readFile)
      reply(.tunes(.deckRead(Result { () throws(DeckFileProblem) in try file.deck() })))
    }
  }
}
