import Text
import Wording

extension Reading {
  var request: Request {
    switch self {
    case .best(let pairs, let player, let canBeDealt):
      Request({ $0.listBest(pairs: pairs, player: player, canBeDealt: canBeDealt) }, taking: FeatureAction.show)
    case .statistics(let category, let deck, let pairs, let canBeDealt):
      Request(
        { $0.tellStatistics(category, deck, pairs: pairs, canBeDealt: canBeDealt) }, taking: FeatureAction.show)
    case .days: Request({ $0.listDays() }, taking: FeatureAction.show)
    case .games(let forTable):
      Request({ $0.listGames() }, taking: { .games(.listed($0, forTable: forTable)) })
    case .decks(let due, let isForWords):
      Request({ $0.listDecks(due) }, taking: { .decksListed($0, isForWords: isForWords) })
    case .favorites(let use):
      Request(
        .favorites(), { $0.favorites() },
        taking: { .deal(.deckRead($0, FilePath(DeckIdentity.favorites.name), for: use)) })
    case .deck(let path, let use):
      Request(.deck(), { $0.readDeck(path) }, taking: { .deal(.deckRead($0, path, for: use)) })
    case .learned(let deck, let pairs, let due):
      Request(
        .practice(), { ($0.learned(of: deck), $0.dueDecks(due)) },
        taking: { .deal(.learnedRead($0, due: $1, of: deck, pairs: pairs)) })
    case .words(let deck):
      Request({ $0.learned(of: deck) }, taking: { .show(.listedWords(WordList(deck: deck, learned: $0))) })
    case .today: Request(.today(), { $0.today() }, taking: { .deal(.todayRead($0)) })
    case .day(let asked):
      Request(.day(), { Day(time: $0.now()) }, taking: { .deal(.dayTold($0, asked: asked)) })
    case .forecast(let category, let policy, let asksCatalog):
      Request(
        .forecast(of: category), { $0.forecastTunes(category, policy, asksCatalog: asksCatalog) },
        taking: { .show(.foretold($0)) })
    case .columns(let places):
      Request(.columns(), { $0.shownColumns() }, taking: { .play(.columnsCounted($0, for: places)) })
    case .tunes(let load):
      Request(
        .tunes(of: load.category), { $0.loadTunes(load.category, load.policy, asksCatalog: load.asksCatalog) },
        taking: { .tunes(.loaded($0)) })
    case .move(let name, let question):
      Request(
        .move(question), { $0.askBot(name, question, $0.showWaiting) }, taking: { .play(.botMoved($0)) })
    case .menu(let due): Request({ $0.today(due) }, taking: FeatureAction.todayRead)
    }
  }
}
