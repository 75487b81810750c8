import Text
import Wording

let tunesCommand = Command(
  name: "tunes", parameters: [Parameter(.what, kind: .choice(["fetch", "clear"]), isOptional: true)],
  subject: .tunes, consequence: .shows(upTo: 0)
) { arguments throws(LineRefusal) in
  guard let word = arguments.words.first else { return .inquire(.tunes) }
  switch word.choice(of: ["fetch", "clear"]) {
  case "fetch": return .act(.tunes(.fetch))
  case "clear": return .act(.tunes(.clear))
  default: throw .notOneOf(word, usage: .lines("tunes", "fetch", "clear"))
  }
}

extension FetchedTunes: Presentable {
  var code: AnswerCode { .done("tunes-fetched") }
  var shows: AnswerLayout { .screen }

  func message(_ context: AnswerContext) -> String? {
    let (words, category) = (context.words, deck.name(context.words))
    return arePlayed
      ? words.tunesFetched(count: deck.count, category: category)
      : words.unplayedTunesFetched(count: deck.count, category: category)
  }

  func addValues(_ context: AnswerContext, to object: inout Output) {
    object.member("category", deck.identity.name)
    object.member("count", deck.count)
    object.member("arePlayed", arePlayed)
  }
}

extension Notice {
  static func clearedTunes(categories: Int) -> Notice {
    Notice("tunes-cleared", ["categories": categories], shows: .screen) {
      categories == 0 ? $0.words.noTunesWereSaved : $0.words.tunesForgotten(categories: categories)
    }
  }
}

extension Forecast: Presentable {
  var code: AnswerCode { .done("tunes") }
  var shows: AnswerLayout { .screen }

  func message(_ context: AnswerContext) -> String? {
    let words = context.words
    guard let tunes else {
      return fetchesFirst
        ? words.nextGameFetches : words.nextGameCannotFetch(failure: words.fetchFailure(failure: .networkOff))
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

  func addValues(_ context: AnswerContext, to object: inout Output) {
    object.member("deck", tunes?.deck.identity.name)
    object.member("source", tunes?.origin.source)
    object.member("count", tunes?.deck.count(for: .same))
    object.member("fetchesFirst", fetchesFirst)
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
