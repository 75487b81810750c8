import Text
import Wording

package let tunesCommand = Command<any GameAction>(
  name: "tunes", parameters: [Parameter(.what, kind: .choice(["fetch", "clear"]), isOptional: true)],
  subject: .tunes, consequence: .shows(upTo: 0)
) { arguments throws(LineProblem) in
  guard let word = arguments.words.first else { return TunesRequested() }
  switch word.choice(of: ["fetch", "clear"]) {
  case "fetch": return FetchRequested()
  case "clear": return ClearRequested()
  default: throw .notOneOf(word, usage: .lines("tunes", "fetch", "clear"))
  }
}

/// Show which tunes the next game uses.
struct TunesRequested: GameAction {
  func reduce(_ game: inout GameState, _ asker: Asker) -> Next {
    guard let tunes = game.tunesAtHand(game.choice) else {
      return .ask(.describeTunes(game.settings.category, game.policy, asksCatalog: game.asksCatalog))
    }
    return .answer(TunesDescribed(forecast: Forecast(tunes: tunes, fetchesFirst: false)))
  }
}

/// The reply to `Effect.describeTunes`.
package struct TunesForeseen: GameAction {
  let forecast: Forecast

  package init(_ forecast: Forecast) { self.forecast = forecast }

  package func reduce(_ game: inout GameState, _ asker: Asker) -> Next {
    .answer(TunesDescribed(forecast: forecast))
  }
}

struct TunesDescribed: Answer {
  let code = AnswerCode.done("tunes")
  let shows = Shown.screen
  let forecast: Forecast

  func message(_ context: AnswerContext) -> String? { forecast.message(context.words) }

  func addMembers(_ context: AnswerContext, to object: inout Output) {
    object.name("list")
    object.array { array in array.object { $0.members(forecast) } }
  }
}

/// Fetch tunes for later games.
struct FetchRequested: GameAction {
  func reduce(_ game: inout GameState, _ asker: Asker) -> Next {
    guard game.request == nil else { return .nothing }
    game.request = GameState.Request(category: game.settings.category, purpose: .save)
    return .ask(.fetchTunes(game.settings.category, arePlayed: game.policy != .builtIn))
  }
}

/// The reply to `Effect.fetchTunes`.
package struct TunesFetched: GameAction {
  let result: Result<Tunes, FetchProblem>
  /// Whether games use fetched tunes.
  let arePlayed: Bool

  package init(_ result: Result<Tunes, FetchProblem>, arePlayed: Bool) {
    (self.result, self.arePlayed) = (result, arePlayed)
  }

  package func reduce(_ game: inout GameState, _ asker: Asker) -> Next {
    game.request = nil
    game.note(result)
    switch result {
    case .success(let tunes): return .answer(TunesAdded(tunes: tunes, arePlayed: arePlayed))
    case .failure(let problem): return .answer(TunesNotFetched(problem: problem))
    }
  }
}

struct TunesAdded: Answer {
  let code = AnswerCode.done("tunes-fetched")
  let shows = Shown.screen
  let tunes: Tunes
  let arePlayed: Bool

  func message(_ context: AnswerContext) -> String? {
    let (words, count) = (context.words, tunes.deck.count)
    let category = tunes.deck.name(words)
    return arePlayed
      ? words.tunesFetched(count: count, category: category)
      : words.unplayedTunesFetched(count: count, category: category)
  }
}

struct TunesNotFetched: Answer {
  let problem: FetchProblem

  var code: AnswerCode { .refused(problem == .networkOff ? "network-off" : "no-tunes") }

  func message(_ context: AnswerContext) -> String? {
    let words = context.words
    return problem == .networkOff
      ? words.tunesNotFetched(problem: words.scriptIsOffline)
      : words.tunesNotFetchedYet(problem: problem.message(words))
  }
}

/// Delete the fetched tunes.
struct ClearRequested: GameAction {
  func reduce(_ game: inout GameState, _ asker: Asker) -> Next {
    .ask(
      .forget(.tunes) { result in
        switch result {
        case .success(let count): TunesCleared(categories: count)
        case .failure: Forgotten(thing: .tunes, count: result)
        }
      })
  }
}

struct TunesCleared: GameAction, Answer {
  let code = AnswerCode.done("tunes-cleared")
  let shows = Shown.screen
  let categories: Int

  func reduce(_ game: inout GameState, _ asker: Asker) -> Next { .answer(self) }

  func message(_ context: AnswerContext) -> String? {
    categories == 0 ? context.words.noTunesWereSaved : context.words.tunesForgotten(categories: categories)
  }
}

extension Forecast {
  fileprivate func message(_ words: Wording) -> String {
    guard let tunes else {
      return fetchesFirst ? words.nextGameFetches : words.nextGameCannotFetch(problem: words.scriptIsOffline)
    }
    let (count, deck) = (tunes.deck.count(for: .same), tunes.deck.name(words))
    if tunes.deck.identity == .favorites { return words.deckChosen(deck: deck, pairs: count) }
    let origin = tunes.origin.description(words)
    let summary =
      !tunes.deck.hasTunes || tunes.deck.identity.isFile
      ? words.pairsOfDeck(count: count, deck: deck, origin: origin)
      : words.tunes(count: count, deck: deck, origin: origin)
    return fetchesFirst ? words.nextGameFetchesOrUses(tunes: summary) : words.nextGameUses(tunes: summary)
  }
}
