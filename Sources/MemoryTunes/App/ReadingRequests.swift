import MemoryGame
import Text
import Wording

extension Reading {
  var request: Request<Intent> {
    switch self {
    case .best(let pairs, let player, let canBeDealt):
      Request(
        { $0.listBest(pairs: pairs, player: player, canBeDealt: canBeDealt) }, taking: { .act(.show($0)) })
    case .statistics(let category, let deck, let pairs, let canBeDealt):
      Request(
        { $0.tellStatistics(category, deck, pairs: pairs, canBeDealt: canBeDealt) }, taking: { .act(.show($0)) }
      )
    case .days: Request({ $0.listDays() }, taking: { .act(.show($0)) })
    case .games(let forTable):
      Request({ $0.listGames() }, taking: { .listed($0, forTable: forTable) })
    case .decks(let due, let isForWords):
      Request({ $0.listDecks(due) }, taking: { .act(.decksListed($0, isForWords: isForWords)) })
    case .favorites(let use):
      Request(
        .favorites(), { $0.favorites() },
        taking: { .inquire(.readDeck($0, FilePath(DeckIdentity.favorites.name), for: use)) })
    case .deck(let path, let use):
      Request(.deck(), { $0.readDeck(path) }, taking: { .inquire(.readDeck($0, path, for: use)) })
    case .learned(let deck, let pairs, let due):
      Request(
        .practice(), { ($0.learned(of: deck), $0.dueDecks(due)) },
        taking: { .act(.deal(.practice(deck, pairs: pairs, $0, due: $1))) })
    case .words(let deck):
      Request(
        { $0.learned(of: deck) }, taking: { .act(.show(.listedWords(WordList(deck: deck, learned: $0)))) })
    case .today:
      // Without what is saved, only the day is known.
      Request(
        .today(), { $0.today() },
        taking: { $0.map { .act(.deal(.today($0))) } ?? .read(.day(asked: nil)) })
    case .day(let asked):
      Request(.day(), { Day(time: $0.now()) }, taking: { .act(.deal(.day(today: $0, asked: asked))) })
    case .forecast(let category, let policy, let asksCatalog):
      Request(
        .forecast(of: category), { $0.forecastTunes(category, policy, asksCatalog: asksCatalog) },
        taking: { .act(.show(.foretold($0))) })
    case .columns(let places):
      Request(.columns(), { $0.shownColumns() }, taking: { .act(.play(.columnsCounted($0, for: places))) })
    }
  }
}

/// What is read before a line is answered. It may take long, so it is not read in the turn of an action.
extension Request<FeatureAction> {
  static func tunes(_ load: TunesLoad) -> Self {
    Request(
      .tunes(of: load.category), { $0.loadTunes(load.category, load.policy, asksCatalog: load.asksCatalog) },
      taking: { .tunes(.loaded($0)) })
  }

  /// The move of the bot with this name.
  static func move(of name: String, _ question: BotQuestion) -> Self {
    Request(
      .move(question), { $0.askBot(name, question, $0.showWaiting) }, taking: { .play(.botMoved($0)) })
  }

  /// What is known of today, to show it in the menu, with what is due.
  static func menu(_ due: DueDecks) -> Self { Request({ $0.today(due) }, taking: { .todayRead($0) }) }
}
