import Text
import Wording

/// Which tunes the next game uses.
package enum TunesAction {
  /// Show which tunes the next game uses.
  case requested
  /// The reply to `Effect.describeTunes`.
  case described(Forecast)
  case fetchRequested
  /// The reply to `Effect.fetchTunes`. `arePlayed`: whether games use fetched tunes.
  case fetched(Result<Tunes, FetchProblem>, arePlayed: Bool)
  case clearRequested
  /// The reply to `Effect.clearTunes`.
  case cleared(files: Int)
  /// Mark the tune of a card as a favorite or, without one, the pair found last; or take the mark back.
  case favoriteRequested(card: Int?)
  /// The reply to `Effect.toggleFavorite`; nil if nothing is saved.
  case favoriteToggled(Favorite, FavoriteChange?)
}

enum TunesNotice: Answer, Equatable {
  case described(Forecast)
  case fetched(Tunes, arePlayed: Bool)
  case notFetched(FetchProblem)
  case cleared(files: Int)

  var code: AnswerCode {
    switch self {
    case .described: .done(.tunes)
    case .fetched: .done(.tunesFetched)
    case .notFetched(.networkOff): .refused(.networkOff)
    case .notFetched: .refused(.noTunes)
    case .cleared: .done(.tunesCleared)
    }
  }

  var shows: Shown { .screen }

  func addMembers(_ context: AnswerContext, to object: inout Output) {
    switch self {
    case .described(let forecast):
      object.name("list")
      object.array { array in array.object { $0.members(forecast) } }
    case .fetched, .notFetched, .cleared: break
    }
  }
}

extension GameState {
  package mutating func reduce(_ action: TunesAction) -> Next {
    switch action {
    case .requested:
      guard let tunes = tunesAtHand(choice) else {
        return .ask(.describeTunes(settings.category, policy, asksCatalog: asksCatalog))
      }
      return .answer(TunesNotice.described(Forecast(tunes: tunes, fetchesFirst: false)))
    case .described(let forecast):
      return .answer(TunesNotice.described(forecast))
    case .fetchRequested:
      guard request == nil else { return .nothing }
      request = Request(category: settings.category, purpose: .save)
      return .ask(.fetchTunes(settings.category, arePlayed: policy != .builtIn))
    case .fetched(let result, let arePlayed):
      request = nil
      note(result)
      switch result {
      case .success(let tunes): return .answer(TunesNotice.fetched(tunes, arePlayed: arePlayed))
      case .failure(let problem): return .answer(TunesNotice.notFetched(problem))
      }
    case .clearRequested:
      return .ask(.clearTunes)
    case .cleared(let files):
      return .answer(TunesNotice.cleared(files: files))
    case .favoriteRequested(let card):
      return table?.markFavorite(card) ?? .answer(LineProblem.noGame)
    case .favoriteToggled(_, nil):
      return .answer(FavoriteNotice.nothingSaved)
    case .favoriteToggled(let favorite, let change?):
      return .answer(FavoriteNotice.changed(change, favorite))
    }
  }
}
