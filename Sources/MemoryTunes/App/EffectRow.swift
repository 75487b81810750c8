import App
import MemoryGame
import Saved
import Text
import Wording

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

  /// Asks what is saved. The reply is the rows of all queries, one after the other. `take` is given what `read`
  /// makes of them: nil if nothing is saved, or if they answer something else.
  fileprivate init<Value>(
    asking queries: [Query], about game: Int? = nil, _ access: Access = .reads,
    reading read: @escaping ([Row]) -> Value?,
    taking take: @escaping (Value?) -> FeatureAction
  ) {
    self.init(
      access,
      taking: { rows in
        guard let rows else { return take(nil) }
        return read(rows).map { take($0) }
      }
    ) { games throws(DatabaseProblem) in
      try games.rows(queries, about: game)
    }
  }

  /// Does something with what is saved. The reply is rows, nil if nothing is saved; `take` returns nil for rows
  /// that are no reply.
  fileprivate init(
    _ access: Access, taking take: @escaping ([Row]?) -> FeatureAction?,
    _ body: @escaping (SavedGames) throws(DatabaseProblem) -> [Row]
  ) {
    let mark = Array("rows".utf8)
    func reply(_ rows: [Row]?, _ action: FeatureAction) -> Reply {
      Reply(action: action, line: { mark + (rows.map { Array(" ".utf8) + RowsForm.text($0) } ?? []) })
    }
    self.reply = { handler in
      let rows = handler.world.home.map { home in
        switch home.use(access, body) {
        case .success(let rows)?: rows
        case .failure(let problem)?: [["system", problem.text]]
        case nil: [] as [Row]
        }
      }
      // Rows that another program has written may be wrong: then nothing is known.
      return take(rows).map { reply(rows, $0) } ?? reply(nil, take(nil)!)
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

extension SystemProblem {
  /// In a reply.
  fileprivate var text: String {
    switch self {
    case .known(let error): error.rawValue
    case .other(let text): text
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
        taking: { .state(TunesArrived($0)) })
    case .describeTunes(let category, let policy, let asksCatalog):
      EffectRow(
        .named("forecast", .forecast(of: category)),
        { TuneLoader(world: $0.world, asksCatalog: asksCatalog).forecast(category, policy) },
        taking: { .state(TunesForeseen($0)) })
    case .fetchTunes(let category, let arePlayed):
      EffectRow(
        .result(.named("tunes", .tunes(of: category)), or: .named("no-tunes", .raw())),
        { $0.loadTunes(category, .online) },
        taking: { .state(TunesFetched($0, arePlayed: arePlayed)) })
    case .clearTunes:
      EffectRow(
        .removed(), { $0.world.home?.forget(.tunes) ?? .success(0) },
        taking: { result in
          switch result {
          case .success(let count): .state(TunesCleared(categories: count))
          case .failure: .state(Forgotten(.tunes, result))
          }
        })
    case .readDeck(let request):
      EffectRow(
        .result(.named("deck", .deck()), or: .named("no-deck", .deckProblem())),
        { $0.readDeck(request.path) },
        taking: { .state(DeckRead($0, request)) })
    case .readFavorites(let request):
      EffectRow(
        asking: [.favorites], reading: Deck.favorites,
        taking: { .state(DeckRead($0 ?? Deck.favorites([]), request)) })
    case .countFavorites:
      EffectRow(
        asking: [.countFavorites], reading: { $0.row("count", columns: 1)?[0].countInRow },
        taking: { .favoritesCounted($0 ?? 0) })
    case .listDecks(let favorites):
      EffectRow(
        .named("decks", .decks()), { DeckList($0.world.decks, favorites: favorites) },
        taking: { .decksListed($0) })
    case .toggleFavorite(let favorite):
      EffectRow(
        asking: Query.toggleFavorite(title: favorite.title, artist: favorite.artist), .commits,
        reading: FavoriteChange.init, taking: { .state(FavoriteToggled(favorite, $0)) })
    case .tellDay(let asked):
      EffectRow(.named("day", .day()), { $0.today }, taking: { .state(DayTold(today: $0, asked: asked)) })
    case .readToday(let deck, let isForMenu):
      EffectRow(
        asking: Today.queries(of: deck), reading: { Today($0, of: deck) },
        taking: { isForMenu ? .todayRead($0) : .state(TodayRead($0)) })
    case .openDay(let day, let seeks, let leaves, let left):
      EffectRow(.commits) { rows in
        .dayOpened(day, leaves: leaves, rows == nil || rows == [] ? nil : SavedGame.loaded(rows))
      } _: { games throws(DatabaseProblem) in
        try games.open(day: day.number, seeks: seeks, leaves: leaves, leaving: left)
      }
    case .readRecords(let request, let deck):
      EffectRow(
        asking: request.queries(deck), reading: { request.answer($0, deck) },
        taking: { .state(RecordsRead($0)) })
    case .placeGame(
      let player, let pairs, let cards, let moves, let seconds, let isAssisted, let isRepeat, let day):
      EffectRow(
        asking: seconds.map { seconds in
          let rank = Query.rank(
            of: player, pairs: pairs, cards: cards.rawValue, moves: moves, seconds: seconds,
            isAssisted: isAssisted)
          return Rank.queries(rank, of: player, day: day)
        } ?? [],
        reading: { rows in
          rows.isEmpty ? .some(nil) : Rank(rows, day: day, isRepeat: isRepeat).map(Optional.some)
        },
        taking: { .game(GamePlaced($0 ?? nil)) })
    case .readLearned(let deck, let pairs):
      EffectRow(
        asking: Learned.queries(of: deck), reading: { Learned($0, of: deck) },
        taking: { .state(LearnedRead($0, deck, pairs: pairs)) })
    case .learn(let game):
      EffectRow(
        asking: Learned.queries(of: game.deck), reading: { Learned($0, of: game.deck) },
        taking: { .game(PairsLearned($0)) })
    case .recallDeal(let game, let seed, let pairs, let cards, let player, let isFinished):
      EffectRow(
        asking: Query.past(seed: seed, pairs: pairs, cards: cards.rawValue, player: player), about: game,
        reading: Past.init,
        taking: { .recalled($0, isFinished: isFinished) })
    case .recallBouts(let bout, let inSession):
      EffectRow(
        asking: [.bouts(of: bout.person, against: bout.level)], reading: { PastBouts(before: bout, $0) },
        taking: { .game(BoutsRecalled($0 ?? inSession)) })
    case .forget(let saved):
      EffectRow(
        .removed(), { $0.world.home?.forget(saved) ?? .success(0) },
        taking: { .state(Forgotten(saved, $0)) })
    case .listGames(let forTable):
      EffectRow(.reads) { rows in
        Result(rows) { $0.compactMap { ListedGame($0) } }.map { .state(GamesRead($0, forTable: forTable)) }
      } _: { games throws(DatabaseProblem) in
        try games.list()
      }
    case .saveGame(let name, let replaces):
      EffectRow(.commits) { rows in
        Result(rows) { $0 == [["replaced"]] ? true : $0 == [["saved"]] ? false : nil }.map {
          .state(GameSaved(name, $0))
        }
      } _: { games throws(DatabaseProblem) in
        try games.save(as: name.text, replaces: replaces)
      }
    case .loadGame(let name, let left):
      EffectRow(.commits) { rows in
        .state(GameLoaded(name, SavedGame.loaded(rows)))
      } _: { games throws(DatabaseProblem) in
        try games.load(name.text, leaving: left)
      }
    case .takeUpGame(let number, let left, let step):
      EffectRow(.commits) { rows in
        rows == nil || rows == []
          ? .steps(.gameTakenUp(nil, step: step))
          : GamesProblem(rows).map { .steps(.gameTakenUp($0, step: step)) }
      } _: { games throws(DatabaseProblem) in
        try games.takeUp(number, leaving: left)
      }
    case .forgetGame(let name, let isSure):
      EffectRow(.commits) { rows in
        Result(rows) { $0.first.flatMap { ListedGame($0.dropFirst()) } }
          .map { .state(GameForgotten(name, $0, isSure: isSure)) }
      } _: { games throws(DatabaseProblem) in
        try games.forget(name.text, isSure: isSure)
      }
    case .askBot(let name, let question):
      EffectRow(
        .result(.named("move", .move(question)), or: .named("no-move", .botProblem())),
        { $0.world.askBot(name, question, $0.showWaiting) },
        taking: { .game(BotMoved($0)) })
    case .countColumns(let place):
      EffectRow(
        .named("columns", .count()), { $0.shownColumns() }, taking: { .game(ColumnsCounted($0, place)) })
    case .checkGameIsSaved:
      // A replay does not reach the end of the session.
      EffectRow(nil, { $0.world.home?.isGameSaved() ?? false }, taking: { .gameIsSaved($0) })
    }
  }
}
