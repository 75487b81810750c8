import MemoryCore
import MemoryGame
import MenuFeature
import PlayFeature
import RecordsFeature
import Saved

/// The world's reply to an effect.
struct Reply {
  /// The action that brings it to its feature.
  let action: FeatureAction
  /// Its line in a recording, after `#reply` and its number; nil if it is not recorded.
  let line: () -> [UInt8]?
}

/// How the world replies to an effect.
struct EffectRow {
  let reply: (EffectHandler) -> Reply
  let isRecorded: () -> Bool
  /// The reply in a line of a recording; nil if it does not fit.
  let recordedReply: (ArraySlice<UInt8>) -> Reply?

  /// `form`, which is made only for a recording, writes what `perform` returns, and the feature of the action
  /// takes it.
  fileprivate init<Value>(
    _ form: @autoclosure @escaping () -> ReplyForm<Value>?, _ perform: @escaping (EffectHandler) -> Value,
    taking take: @escaping (Value) -> FeatureAction
  ) {
    func reply(_ value: Value) -> Reply { Reply(action: take(value), line: { form()?.line(value) }) }
    self.reply = { reply(perform($0)) }
    isRecorded = { form() != nil }
    recordedReply = { form()?.value(of: $0).map(reply) }
  }

  /// Asks what is kept. The reply is the rows of all queries, one after the other; nil if nothing is kept. `take`
  /// returns nil for rows that do not answer them.
  fileprivate init(asking queries: [Query], taking take: @escaping ([Row]?) -> FeatureAction?) {
    let mark = Array("rows".utf8)
    func reply(_ rows: [Row]?, _ action: FeatureAction) -> Reply {
      Reply(action: action, line: { mark + (rows.map { Array(" ".utf8) + RowsForm.text($0) } ?? []) })
    }
    self.reply = { handler in
      let rows = handler.world.home?.rows(queries)
      // Rows that another program has written may be wrong: then nothing is known.
      return reply(rows, take(rows) ?? take(nil)!)
    }
    isRecorded = { true }
    recordedReply = { line in
      guard line.starts(with: mark) else { return nil }
      let text = line.dropFirst(mark.count)
      let rows = text.isEmpty ? nil : RowsForm.rows(text.dropFirst())
      guard text.isEmpty || rows != nil else { return nil }
      return take(rows).map { reply(rows, $0) }
    }
  }
}

extension EffectHandler {
  /// Waits for the reply if necessary.
  func reply(to effect: Effect) -> Reply { effect.row.reply(self) }
}

extension Effect {
  /// The form of the reply in recordings, how it is made, and the action that takes it.
  var row: EffectRow {
    switch self {
    case .loadTunes(let category, let policy, let asksCatalog):
      EffectRow(
        .result(.named("tunes", .tunes(of: category)), or: .named("no-tunes", .raw())),
        { $0.loadTunes(category, policy, asksCatalog: asksCatalog) },
        taking: { .deal(.tunesArrived($0)) })
    case .describeTunes(let category, let policy, let asksCatalog):
      EffectRow(
        .named("forecast", .forecast(of: category)),
        { TuneLoader(world: $0.world, asksCatalog: asksCatalog).forecast(category, policy) },
        taking: { .tunes(.described($0)) })
    case .fetchTunes(let category, let arePlayed):
      EffectRow(
        .result(.named("tunes", .tunes(of: category)), or: .named("no-tunes", .raw())),
        { $0.loadTunes(category, .online) },
        taking: { .tunes(.fetched($0, arePlayed: arePlayed)) })
    case .clearTunes:
      EffectRow(
        .named("removed", .count()), { $0.world.home?.forget(.tunes) ?? 0 },
        taking: { .tunes(.cleared(files: $0)) })
    case .readDeck(let path, let language):
      EffectRow(
        .result(.named("deck", .deck()), or: .named("no-deck", .deckProblem())),
        { $0.readDeck(path, language) },
        taking: { .tunes(.deckRead($0)) })
    case .listDecks(let language):
      EffectRow(
        .named("decks", .decks()), { $0.listedDecks(language) }, taking: { .tunes(.decksListed($0)) })
    case .toggleFavorite(let favorite):
      EffectRow(
        .named("favorite", .optional(.result(.favoriteChange(), or: .trouble()))),
        { $0.world.home?.toggleFavorite(favorite) },
        taking: { .tunes(.favoriteToggled(favorite, $0)) })
    case .tellDay(let asked):
      EffectRow(.named("day", .day()), { $0.today }, taking: { .deal(.dayTold(today: $0, asked: asked)) })
    case .readToday(let deck, let isForMenu):
      EffectRow(
        .named("today", .today()), { $0.today(of: deck) },
        taking: { isForMenu ? .todayRead($0) : .deal(.todayRead($0)) })
    case .openDay(let day, let seeks, let leaves, let left):
      EffectRow(
        .named("opened", .optional(.loadedGame())),
        { $0.world.home?.openDay(day, seeks: seeks, leaves: leaves, leaving: left) },
        taking: { .dayOpened(day, leaves: leaves, $0) })
    case .readRecords(let request, let deck):
      EffectRow(
        .named("records", .records(request)), { $0.readRecords(request, deck) },
        taking: { .records(.read($0)) })
    case .placeGame(let player, let pairs, let moves, let seconds, let isAssisted):
      EffectRow(
        .named("rank", .optional(.rank())),
        { $0.rank(of: player, pairs: pairs, moves: moves, seconds: seconds, isAssisted: isAssisted) },
        taking: { .game(.placed($0)) })
    case .readLearned(let deck, let pairs):
      EffectRow(
        .named("learned", .optional(.learned(of: deck))), { $0.learned(of: deck) },
        taking: { .deal(.learnedRead($0, deck, pairs: pairs)) })
    case .learn(let game):
      EffectRow(
        .named("learned", .optional(.learned(of: game.deck))), { $0.learn(game) },
        taking: { .game(.learned($0)) })
    case .recallDeal(let seed, let pairs, let player, let isFinished):
      EffectRow(
        .named("past", .optional(.past())), { $0.past(seed: seed, pairs: pairs, player: player) },
        taking: { .recalled($0, isFinished: isFinished) })
    case .recallBouts(let bout, let inSession):
      EffectRow(
        .named("bouts", .bouts()), { $0.bouts(before: bout) ?? inSession },
        taking: { .game(.boutsRecalled($0)) })
    case .forget(let saved):
      EffectRow(
        .named("removed", .count()), { $0.world.home?.forget(saved) ?? 0 },
        taking: { .records(.forgotten(saved, files: $0)) })
    case .listGames(let forTable):
      EffectRow(
        .named("games", .optional(.result(.games(), or: .named("system", .systemProblem())))),
        { $0.world.home?.games() },
        taking: { .games(forTable ? .sought($0) : .listed($0)) })
    case .saveGame(let name, let file, let replaces):
      EffectRow(
        .named("saved", .result(.replaces(), or: .gamesProblem())),
        { $0.world.home?.saveNamedGame(name, file, replaces: replaces) ?? .failure(.nothingSaved) },
        taking: { .games(.saved(name, $0)) })
    case .loadGame(let name, let left):
      EffectRow(
        .loadedGame(),
        { $0.world.home?.loadGame(name, leaving: left) ?? .failure(.nothingSaved) },
        taking: { .games(.loaded(name, $0)) })
    case .takeUpGame(let number, let left, let step):
      EffectRow(
        .named("taken-up", .optional(.gamesProblem())),
        { $0.world.home.flatMap { $0.takeUpGame(number, leaving: left) } },
        taking: { .steps(.gameTakenUp($0, step: step)) })
    case .forgetGame(let name, let isSure):
      EffectRow(
        .result(.named("found", .game()), or: .named("not-found", .gamesProblem())),
        { $0.world.home?.forgetGame(name, isSure: isSure) ?? .failure(.nothingSaved) },
        taking: { .games(isSure ? .forgotten(name, $0) : .found(name, $0)) })
    case .askBot(let name, let question):
      EffectRow(
        .result(.named("move", .move(question)), or: .named("no-move", .botProblem())),
        { $0.world.askBot(name, question, $0.showWaiting) },
        taking: { .game(.botMoved($0)) })
    case .checkGameIsSaved:
      // A replay does not reach the end of the session.
      EffectRow(nil, { $0.world.home?.isGameSaved() ?? false }, taking: { .gameIsSaved($0) })
    }
  }
}
