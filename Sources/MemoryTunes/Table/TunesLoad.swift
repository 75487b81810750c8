/// Tunes of a category that are being loaded, which can take seconds.
struct TunesLoad: Equatable, Sendable {
  let category: BuiltInDeck
  let policy: TunePolicy
  /// Whether `auto` may ask the catalog.
  let asksCatalog: Bool
  let use: TunesUse
}

/// What tunes are loaded for.
enum TunesUse: Equatable, Sendable {
  indirect case game(RequestedGame)
  /// Later games. `arePlayed`: whether games use fetched tunes.
  case later(arePlayed: Bool)
}

extension GameState {
  /// Notes what the session is to load. A second request changes nothing.
  mutating func load(_ category: BuiltInDeck, _ policy: TunePolicy, asksCatalog: Bool, for use: TunesUse) {
    if loading != nil { return }
    loading = TunesLoad(category: category, policy: policy, asksCatalog: asksCatalog, use: use)
  }
}
