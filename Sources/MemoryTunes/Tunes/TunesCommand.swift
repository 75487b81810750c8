import Text
import Wording

let tunesCommand = Command(
  name: "tunes", parameters: [Parameter(.what, kind: .choice(["fetch", "clear"]), isOptional: true)],
  subject: .tunes, consequence: .shows(upTo: 0)
) { arguments throws(LineProblem) in
  guard let word = arguments.words.first else { return .state(TunesRequested()) }
  switch word.choice(of: ["fetch", "clear"]) {
  case "fetch": return .state(FetchRequested())
  case "clear": return .ask(.forget(.tunes) { TunesCleared(count: $0) })
  default: throw .notOneOf(word, usage: .lines("tunes", "fetch", "clear"))
  }
}

/// Show which tunes the next game uses.
struct TunesRequested: GameAction {
  func reduce(_ game: inout GameState, _ asker: Asker) -> Next {
    if let category = game.choiceIdentity.category, game.policy != .builtIn {
      return .ask(.describeTunes(category, game.policy, asksCatalog: game.asksCatalog))
    }
    return .say(.foretold(Forecast(tunes: Tunes(deck: game.choice), fetchesFirst: false)))
  }
}

/// Fetch tunes for later games.
struct FetchRequested: GameAction {
  func reduce(_ game: inout GameState, _ asker: Asker) -> Next {
    game.awaited = game.settings.category
    let arePlayed = game.policy != .builtIn
    return .ask(
      .loadTunes(game.settings.category, .online, asksCatalog: true) {
        TunesFetched(result: $0, arePlayed: arePlayed)
      })
  }
}

struct TunesFetched: GameAction {
  let result: Result<Tunes, FetchProblem>
  /// Whether games use fetched tunes.
  let arePlayed: Bool

  func reduce(_ game: inout GameState, _ asker: Asker) -> Next {
    game.awaited = nil
    game.note(result)
    switch result {
    case .success(let tunes): return .say(.fetched(FetchedTunes(deck: tunes.deck, arePlayed: arePlayed)))
    case .failure(let problem): return .refuse(.tunes(.notFetched(problem)))
    }
  }
}

extension FetchedTunes: Presentable {
  var code: AnswerCode { .done("tunes-fetched") }
  var shows: Shown { .screen }

  func message(_ context: AnswerContext) -> String? {
    let (words, category) = (context.words, deck.name(context.words))
    return arePlayed
      ? words.tunesFetched(count: deck.count, category: category)
      : words.unplayedTunesFetched(count: deck.count, category: category)
  }
}

/// Of how many categories tunes are gone.
struct TunesCleared: GameAction {
  let count: Result<Int, SystemProblem>

  func reduce(_ game: inout GameState, _ asker: Asker) -> Next {
    switch count {
    case .success(let categories): .say(.clearedTunes(categories: categories))
    case .failure(let problem): .refuse(.forget(.tunes, problem))
    }
  }
}

extension Notice {
  static func clearedTunes(categories: Int) -> Notice {
    Notice("tunes-cleared", shows: .screen) {
      categories == 0 ? $0.words.noTunesWereSaved : $0.words.tunesForgotten(categories: categories)
    }
  }
}

extension Forecast: GameAction, Presentable {
  var code: AnswerCode { .done("tunes") }
  var shows: Shown { .screen }

  func reduce(_ game: inout GameState, _ asker: Asker) -> Next { .say(.foretold(self)) }

  func message(_ context: AnswerContext) -> String? {
    let words = context.words
    guard let tunes else {
      return fetchesFirst
        ? words.nextGameFetches : words.nextGameCannotFetch(problem: words.fetchProblem(problem: .networkOff))
    }
    let (count, deck) = (tunes.deck.count(for: .same), tunes.deck.name(words))
    if tunes.deck.identity == .favorites { return words.deckChosen(deck: deck, pairs: count, isOfWords: false) }
    let origin = tunes.origin.description(words)
    let summary =
      !tunes.deck.hasTunes || tunes.deck.identity.isFile
      ? words.pairsOfDeck(count: count, deck: deck, origin: origin)
      : words.tunes(count: count, deck: deck, origin: origin)
    return fetchesFirst ? words.nextGameFetchesOrUses(tunes: summary) : words.nextGameUses(tunes: summary)
  }

  func addMembers(_ context: AnswerContext, to object: inout Output) {
    object.member("list", objects: [self]) { forecast, object in
      if let tunes = forecast.tunes {
        object.member("deck", tunes.deck.name)
        object.members(tunes)
        if let age = tunes.origin.age { object.member("age", age) }
      }
      object.member("fetchesFirst", forecast.fetchesFirst)
    }
  }
}
