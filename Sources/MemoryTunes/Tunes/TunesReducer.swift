import Wording

extension TunesAction {
  func reduce(_ game: inout GameState) -> Next {
    switch self {
    case .foretell:
      return .say(.foretold(Forecast(tunes: Tunes(deck: game.choice), fetchesFirst: false)))
    case .fetch:
      game.awaited = game.settings.category
      return .ask(
        .loadTunes(
          game.settings.category, .online, asksCatalog: true, for: .later(arePlayed: game.policy != .builtIn)))
    case .clear: return .ask(.clearTunes)
    case .favorite(let card): return game.requestFavorite(card)
    case .fetched(let reply, let arePlayed):
      game.awaited = nil
      game.note(reply)
      switch reply {
      case .success(let tunes): return .say(.fetched(FetchedTunes(deck: tunes.deck, arePlayed: arePlayed)))
      case .failure(let problem): return .refuse(.tunes(.notFetched(problem)))
      }
    case .cleared(.success(let categories)): return .say(.clearedTunes(categories: categories))
    case .cleared(.failure(let problem)): return .refuse(.forget(.tunes, problem))
    case .favored(_, nil): return .refuse(.tunes(.needsHome))
    case .favored(let favorite, .success(let change)?): return .say(.favored(favorite, change))
    case .favored(_, .failure(let problem)?): return .refuse(.tunes(.notSaved(problem)))
    }
  }
}

extension GameState {
  /// What tells which tunes the next game uses; nil if that is known.
  var readingOfTunes: Reading? {
    guard let category = choiceIdentity.category, policy != .builtIn else { return nil }
    return .forecast(category, policy, asksCatalog: asksCatalog)
  }
}
