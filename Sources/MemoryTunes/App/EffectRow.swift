import Saved
import Text
import Wording

struct Reply {
  /// The action that brings it to its feature.
  let action: FeatureAction
  /// Its line in a recording, after `#reply` and its number; nil if it is not recorded.
  let line: () -> [UInt8]?
}

struct EffectRow {
  let reply: (World) -> Reply
  let isRecorded: () -> Bool
  /// The reply in a line of a recording; nil if it does not fit.
  let recordedReply: (ArraySlice<UInt8>) -> Reply?

  /// `form`, made only for a recording, writes what `perform` returns, and the feature takes it.
  fileprivate init<Value>(
    _ form: @autoclosure @escaping () -> ReplyForm<Value>?, _ perform: @escaping (World) -> Value,
    taking take: @escaping (Value) -> FeatureAction
  ) {
    func reply(_ value: Value) -> Reply { Reply(action: take(value), line: { form()?.line(value) }) }
    self.reply = { reply(perform($0)) }
    isRecorded = { form() != nil }
    recordedReply = { form()?.value(of: $0).map(reply) }
  }

  /// `rows` are nil if nothing is saved.
  fileprivate init(
    _ rows: @escaping (World) -> [Row]?, taking take: @escaping ([Row]?) -> FeatureAction?
  ) {
    let mark = Array("rows".utf8)
    func reply(_ rows: [Row]?) -> Reply? {
      take(rows).map { action in
        Reply(action: action, line: { mark + (rows.map { Array(" ".utf8) + RowsForm.text($0) } ?? []) })
      }
    }
    self.reply = { world in
      let rows = rows(world)
      // Rows that another program has written may be wrong: then nothing is known.
      return reply(rows) ?? reply(nil)!
    }
    isRecorded = { true }
    recordedReply = { line in
      guard line.starts(with: mark) else { return nil }
      let text = line.dropFirst(mark.count)
      return text.isEmpty ? reply(nil) : RowsForm.rows(text.dropFirst()).flatMap(reply)
    }
  }
}

extension World {
  /// Nil if nothing is saved.
  fileprivate func rows(
    _ access: Access, _ ask: (SavedGames) throws(DatabaseProblem) -> [Row]
  ) -> [Row]? {
    home.map { home in
      switch home.use(access, ask) {
      case .success(let rows): rows
      case .failure(let problem): [["system", problem.text]]
      }
    }
  }

  fileprivate func rows(
    _ queries: [Query], withDueDecksOf language: Language, knowing deck: Deck?
  ) -> [Row]? {
    rows(.reads) { games throws(DatabaseProblem) in try games.rows(queries) }
      .map { $0 + dueDecks(knowing: deck, language).map(\.row) }
  }
}

extension Effect {
  /// The form of the reply in recordings, how it is made, and the action that takes it.
  var row: EffectRow {
    switch self {
    case .ask(let access, let ask, let take): EffectRow({ $0.rows(access, ask) }, taking: take)
    case .askDue(let queries, let deck, let language, let take):
      EffectRow({ $0.rows(queries, withDueDecksOf: language, knowing: deck) }, taking: take)
    case .loadTunes(let category, let policy, let asksCatalog, let take):
      EffectRow(
        .tunes(of: category), { $0.loadTunes(category, policy, asksCatalog: asksCatalog) },
        taking: { .state(take($0)) })
    case .describeTunes(let category, let policy, let asksCatalog):
      EffectRow(
        .forecast(of: category), { $0.forecastTunes(category, policy, asksCatalog: asksCatalog) },
        taking: { .state($0) })
    case .readDeck(let path, let use):
      EffectRow(.deck(), { $0.readDeck(path) }, taking: { .state(DeckRead(deck: $0, path: path, use: use)) })
    case .listDecks(let favorites, let due):
      EffectRow(
        .decks(), { DeckList($0.decks, favorites: favorites, isInterrupted: $0.isInterrupted) },
        taking: { list in
          var list = list
          list.due = due
          return .decksListed(list)
        })
    case .tellDay(let asked):
      EffectRow(.day(), { Day(time: $0.now()) }, taking: { .state(DayTold(today: $0, asked: asked)) })
    case .forget(let saved, let take):
      EffectRow(.removed(), { $0.home?.forget(saved) ?? .success(0) }, taking: { .state(take($0)) })
    case .askBot(let name, let question):
      EffectRow(
        .move(question), { $0.askBot(name, question, $0.showWaiting) }, taking: { .game(BotMoved(move: $0)) })
    case .countColumns(let places):
      EffectRow(
        .columns(), { $0.shownColumns() }, taking: { .game(ColumnsCounted(columns: $0, places: places)) })
    case .checkGameIsSaved:
      // A replay does not reach the end of the session.
      EffectRow(nil, { $0.home?.isGameSaved() ?? false }, taking: { .gameIsSaved($0) })
    }
  }
}
