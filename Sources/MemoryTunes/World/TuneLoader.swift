import Saved
import Wording

/// The tunes of a category, from the sources of a policy. `asksCatalog`: whether `auto` asks the catalog.
extension World {
  /// The age from which saved tunes are too old, in seconds: 7 days.
  private static let longestAge = 7 * 24 * 60 * 60

  func loadTunes(
    _ category: BuiltInDeck, _ policy: TunePolicy, asksCatalog: Bool = true
  ) -> Result<Tunes, FetchFailure> {
    let forecast = forecastTunes(category, policy, asksCatalog: asksCatalog)
    if !forecast.fetchesFirst, let tunes = forecast.tunes { return .success(tunes) }
    return fetch(TunesRequest(category, isPatient: policy == .online)).flatMapError { failure in
      guard var tunes = forecast.tunes else { return .failure(failure) }
      tunes.failure = failure
      return .success(tunes)
    }
  }

  /// The tunes available without a request, and whether there would be a request first.
  func forecastTunes(_ category: BuiltInDeck, _ policy: TunePolicy, asksCatalog: Bool) -> Forecast {
    var builtIn: Tunes { Tunes(deck: category.deck, origin: .builtIn) }
    switch policy {
    case .builtIn: return Forecast(tunes: builtIn, fetchesFirst: false)
    case .online: return Forecast(tunes: nil, fetchesFirst: fetchTunes != nil)
    case .auto:
      let kept = kept(category)
      if let kept, case .kept = kept.origin { return Forecast(tunes: kept, fetchesFirst: false) }
      return Forecast(tunes: kept ?? builtIn, fetchesFirst: asksCatalog && fetchTunes != nil)
    }
  }

  /// Damaged tunes count as missing.
  private func kept(_ category: BuiltInDeck) -> Tunes? {
    let kept = known { games throws(DatabaseFailure) in
      let now = games.now()
      return try games.first(.tunes(of: category.rawValue)) { row in
        row.number("fetched").map { (age: now - $0, file: row.text("file")) }
      }
    }
    guard let kept, let deck = try? Deck(.category(category), file: Array(kept.file.utf8)) else { return nil }
    let age = kept.age < 0 ? Tunes.Origin.unknownAge : kept.age
    return Tunes(deck: deck, origin: age < Self.longestAge ? .kept(age) : .stale(age))
  }

  private func fetch(_ request: TunesRequest) -> Result<Tunes, FetchFailure> {
    guard let fetchTunes else { return .failure(.networkOff) }
    let category = request.category
    return fetchTunes(request, showWaiting).flatMap { file in
      guard let deck = try? Deck(.category(category), file: file) else { return .failure(.notUnderstood) }
      _ = kept(.writes) { games throws(DatabaseFailure) in
        let text = String(decoding: file, as: UTF8.self)
        return try games.run(.keepTunes(of: category.rawValue, file: text, at: games.now()))
      }
      return .success(Tunes(deck: deck, origin: .fetched))
    }
  }
}

/// A request of the tunes of a category, and how long it may take.
package struct TunesRequest: Equatable, Sendable {
  package let category: BuiltInDeck
  package let seconds: Double

  /// Nobody waits long for a game that can be dealt without the catalog.
  init(_ category: BuiltInDeck, isPatient: Bool) {
    (self.category, seconds) = (category, isPatient ? 10 : 3)
  }
}
