import App
import Saved

/// Gets the tunes of a category, from the sources of a policy.
struct TuneLoader {
  let world: World
  /// Whether `auto` asks the catalog.
  private let asksCatalog: Bool

  /// `asksCatalog` is as `GameState` says.
  init(world: World, asksCatalog: Bool = true) {
    self.world = world
    self.asksCatalog = asksCatalog && world.fetchTunes != nil
  }

  /// The age from which saved tunes are too old, in seconds: 7 days.
  static let longestAge = 7 * 24 * 60 * 60

  /// `wait` is called when this takes noticeably long, and then after every second.
  func load(
    _ category: Category, _ policy: TunePolicy, wait: (_ seconds: Int) -> Void
  ) -> Result<Tunes, FetchProblem> {
    let forecast = forecast(category, policy)
    if !forecast.fetchesFirst, let tunes = forecast.tunes { return .success(tunes) }
    return fetch(category, wait: wait).flatMapError { problem in
      guard var tunes = forecast.tunes else { return .failure(problem) }
      tunes.trouble = problem
      return .success(tunes)
    }
  }

  /// The tunes available without a request, and whether there would be a request first.
  func forecast(_ category: Category, _ policy: TunePolicy) -> Forecast {
    var builtIn: Tunes { Tunes(deck: category.deck, origin: .builtIn) }
    switch policy {
    case .builtIn:
      return Forecast(tunes: builtIn, fetchesFirst: false)
    case .online:
      return Forecast(tunes: nil, fetchesFirst: world.fetchTunes != nil)
    case .auto:
      let kept = kept(category)
      if let kept, kept.origin.source == .kept { return Forecast(tunes: kept, fetchesFirst: false) }
      return Forecast(tunes: kept ?? builtIn, fetchesFirst: asksCatalog)
    }
  }

  /// Damaged tunes count as missing.
  private func kept(_ category: Category) -> Tunes? {
    let row = world.home?.rows([.tunes(of: category.rawValue)]).row("tunes", columns: 2)
    guard let row, let seconds = Int(row[0]),
      let deck = try? Deck(.category(category), file: Array(row[1].utf8))
    else { return nil }
    let age = seconds < 0 ? Tunes.Origin.unknownAge : seconds
    return Tunes(deck: deck, origin: age < Self.longestAge ? .kept(age) : .stale(age))
  }

  private func fetch(_ category: Category, wait: (_ seconds: Int) -> Void) -> Result<Tunes, FetchProblem> {
    guard let fetchTunes = world.fetchTunes else { return .failure(.networkOff) }
    return fetchTunes(category, wait).flatMap { file in
      guard let deck = try? Deck(.category(category), file: file) else { return .failure(.notUnderstood) }
      _ = world.home?.rows(
        [.keepTunes(of: category.rawValue, file: String(decoding: file, as: UTF8.self))], .writes)
      return .success(Tunes(deck: deck, origin: .fetched))
    }
  }
}
