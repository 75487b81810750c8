import Wording

extension TunesAction {
  /// `isExact`: whether the line was typed as it is. In other words, a favorite is only ever added.
  func reduce(_ game: inout GameState, isExact: Bool) -> Reduction {
    switch self {
    case .fetch:
      game.load(
        game.settings.category, .online, asksCatalog: true, for: .later(arePlayed: game.policy != .builtIn))
      return Reduction()
    case .clear: return .ask(.clearTunes)
    case .favorite(let card): return game.requestFavorite(card, removes: isExact)
    case .loaded(let reply):
      guard let load = game.loading.take() else { return Reduction() }
      game.note(reply)
      switch (load.use, reply) {
      case (.game(let requested), _): return game.take(reply, for: requested)
      case (.later(let arePlayed), .success(let tunes)):
        return .say(.fetched(FetchedTunes(deck: tunes.deck, arePlayed: arePlayed)))
      case (.later, .failure(let failure)): return .refuse(.tunes(.notFetched(failure)))
      }
    case .cleared(.success(let categories)): return .say(.clearedTunes(categories: categories))
    case .cleared(.failure(let failure)): return .refuse(.forget(.tunes, failure))
    case .favored(_, nil): return .refuse(.tunes(.needsHome))
    case .favored(let favorite, .success(let change)?): return .say(.favored(favorite, change))
    case .favored(_, .failure(let failure)?): return .refuse(.tunes(.notSaved(failure)))
    }
  }
}
