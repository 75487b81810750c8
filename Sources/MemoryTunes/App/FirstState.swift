import App
import MemoryGame
import Wording

/// The state at the start of a session.
extension AppState {
  /// Goes on with the game that waits, if there is one. `now` is in seconds since 1970; nil without a clock.
  init(
    continuing waiting: SavedGame?, _ settings: Settings, deck: Deck?, seed: UInt64, language: Language,
    isTyped: Bool, now: Int?, today: (Deck?) -> Today?
  ) {
    var game = GameState(settings, deck: deck, seed: seed, policy: isTyped ? .auto : .builtIn)
    if let waiting {
      // With a deck, the category of an option would have no effect.
      game.resume(waiting, resumesDeck: deck == nil && !settings.chooses(.category))
    } else if deck != nil {
      game.keep(nil)
    }
    game.bots = settings.bots.map(\.name)
    if let players = settings.namedPlayers { game.next.players = players }
    if let now { game.table?.tick(now) }
    if let seed = settings.seed {
      var generator = SplitMix64(seed: seed)
      game.next.choose(
        NextSeed(seed, isChosen: true), keeping: waiting?.next ?? NextSeed(generator.next()))
    }
    self.init(game: game, language: language, asksQuestions: isTyped)
    if isTyped { self.today = today(game.wordsDeck) }
  }

  /// Begins as a recording did.
  init(replaying start: RecordingStart, _ settings: Settings, deck: Deck?, seed: UInt64) {
    var game = GameState(settings, deck: deck, seed: seed, policy: .builtIn)
    if let recorded = start.game {
      game.resume(recorded, resumesDeck: true)
      if let deck { game.choose(deck: deck) }
    }
    if let players = settings.namedPlayers { game.next.players = players }
    if let seed = settings.seed, start.game?.next?.seed != seed {
      game.next.choose(NextSeed(seed, isChosen: true))
    }
    self.init(game: game)
  }
}

extension GameState {
  /// `policy` applies unless a setting names another.
  fileprivate init(_ settings: Settings, deck: Deck?, seed: UInt64, policy: TunePolicy) {
    self.init(next: NextGame(deck: deck, seed: seed), settings: settings.values)
    self.settings.tunes = settings.values.tunes ?? policy
  }
}
