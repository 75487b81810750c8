import Text
import Wording

/// A reply of the world to an effect.
struct Reply {
  /// The action that brings it to its feature.
  let action: FeatureAction
  /// Its line in a recording, after `#reply` and its number; nil if it has none.
  let line: () -> [UInt8]?
}

struct EffectRow {
  let reply: (World) -> Reply
  /// The reply in a line of a recording; nil if it does not fit.
  let recordedReply: (ArraySlice<UInt8>) -> Reply?

  /// The feature takes what `perform` returns. `form` writes a fact in a recording, and is made only for that.
  fileprivate init<Value>(
    _ form: @autoclosure @escaping () -> ReplyForm<Value>?, _ perform: @escaping (World) -> Value,
    taking take: @escaping (Value) -> FeatureAction
  ) {
    func reply(_ value: Value) -> Reply { Reply(action: take(value), line: { form()?.line(value) }) }
    self.reply = { reply(perform($0)) }
    recordedReply = { form()?.value(of: $0).map(reply) }
  }

  /// What is no fact.
  fileprivate init<Value>(
    _ perform: @escaping (World) -> Value, taking take: @escaping (Value) -> FeatureAction
  ) { self.init(nil, perform, taking: take) }
}

extension Effect {
  /// How the reply is written in recordings, how it is made, and the action that takes it.
  var row: EffectRow {
    switch self {
    case .recallKind(let isShared, let cards):
      EffectRow(
        .isFamiliar(), { $0.isFamiliar(isShared: isShared, cards) },
        taking: { .play(.kindRecalled(isFamiliar: $0)) })
    case .recallDeal(let deal, let isFinished):
      EffectRow(.past(), { $0.past(of: deal) }, taking: { .recalled($0, isFinished: isFinished) })
    case .recallBouts(let bout, let inSession):
      EffectRow(.bouts(), { $0.bouts(before: bout) ?? inSession }, taking: { .play(.boutsRecalled($0)) })
    case .recallLearned(let deck):
      EffectRow({ $0.learned(of: deck) }, taking: { .play(.learnedRecalled($0)) })
    case .rank(let game): EffectRow({ world in game.flatMap(world.rank) }, taking: { .play(.ranked($0)) })
    case .listBest(let pairs, let player, let canBeDealt):
      EffectRow(
        { $0.listBest(pairs: pairs, player: player, canBeDealt: canBeDealt) }, taking: FeatureAction.show)
    case .tellStatistics(let category, let deck, let pairs, let canBeDealt):
      EffectRow(
        { $0.tellStatistics(category, deck, pairs: pairs, canBeDealt: canBeDealt) }, taking: FeatureAction.show)
    case .listDays: EffectRow({ $0.listDays() }, taking: FeatureAction.show)
    case .listGames(let forTable):
      EffectRow({ $0.listGames() }, taking: { .games(.listed($0, forTable: forTable)) })
    case .load(let name): EffectRow(.game(), { $0.load(name) }, taking: { .games(.loaded(name, $0)) })
    case .openDay(let day, let seeks, let leaves):
      EffectRow(
        .waitingGame(), { $0.open(day, seeks: seeks, leaves: leaves) },
        taking: { .dayOpened(day, leaves: leaves, $0) })
    case .save(let game, let name, let replaces):
      EffectRow(
        .saved(), { $0.save(game, as: name, replaces: replaces) }, taking: { .games(.saved(name, $0)) })
    case .forgetGame(let name, let isSure):
      EffectRow(
        .listedGame(), { $0.forgetGame(name, isSure: isSure) },
        taking: { .games(.forgotGame(name, $0, isSure: isSure)) })
    case .forget(let saved):
      EffectRow(
        .removed(), { $0.home?.forget(saved) ?? .success(0) }, taking: { .games(.forgot(saved, $0)) })
    case .checkGameIsSaved:
      EffectRow({ $0.home?.isGameSaved() ?? false }, taking: FeatureAction.gameIsSaved)
    case .readToday: EffectRow(.today(), { $0.today() }, taking: { .deal(.todayRead($0)) })
    case .showToday(let due): EffectRow({ $0.today(due) }, taking: FeatureAction.todayRead)
    case .countFavorites(let due):
      EffectRow(
        { ($0.countFavorites(), $0.dueDecks(due)) }, taking: { .favoritesCounted($0, due: $1) })
    case .readFavorites(let use):
      EffectRow(
        .favorites(), { $0.favorites() },
        taking: { .deal(.deckRead($0, FilePath(DeckIdentity.favorites.name), for: use)) })
    case .toggleFavorite(let favorite):
      EffectRow(.favoriteChange(), { $0.toggle(favorite) }, taking: { .tunes(.favored(favorite, $0)) })
    case .readLearned(let deck, let pairs, let due):
      EffectRow(
        .practice(), { ($0.learned(of: deck), $0.dueDecks(due)) },
        taking: { .deal(.learnedRead($0, due: $1, of: deck, pairs: pairs)) })
    case .listWords(let deck):
      EffectRow(
        { $0.learned(of: deck) }, taking: { .show(.listedWords(WordList(deck: deck, learned: $0))) })
    case .clearTunes:
      EffectRow(
        .removed(), { $0.home?.forget(.tunes) ?? .success(0) }, taking: { .tunes(.cleared($0)) })
    case .loadTunes(let category, let policy, let asksCatalog, let use):
      EffectRow(
        .tunes(of: category), { $0.loadTunes(category, policy, asksCatalog: asksCatalog) },
        taking: { tunes in
          switch use {
          case .game(let game): .deal(.tunesLoaded(tunes, for: game))
          case .later(let arePlayed): .tunes(.fetched(tunes, arePlayed: arePlayed))
          }
        })
    case .describeTunes(let category, let policy, let asksCatalog):
      EffectRow(
        .forecast(of: category), { $0.forecastTunes(category, policy, asksCatalog: asksCatalog) },
        taking: { .show(.foretold($0)) })
    case .readDeck(let path, let use):
      EffectRow(.deck(), { $0.readDeck(path) }, taking: { .deal(.deckRead($0, path, for: use)) })
    case .listDecks(let favorites, let due):
      EffectRow(
        { DeckList($0.decks, favorites: favorites, isInterrupted: $0.isInterrupted) },
        taking: { list in
          var list = list
          list.due = due
          return .decksListed(list)
        })
    case .tellDay(let asked):
      EffectRow(.day(), { Day(time: $0.now()) }, taking: { .deal(.dayTold($0, asked: asked)) })
    case .askBot(let name, let question):
      EffectRow(
        .move(question), { $0.askBot(name, question, $0.showWaiting) }, taking: { .play(.botMoved($0)) })
    case .countColumns(let places):
      EffectRow(.columns(), { $0.shownColumns() }, taking: { .play(.columnsCounted($0, for: places)) })
    }
  }
}
