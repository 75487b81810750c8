import Saved
import Text
import Wording

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

  /// `form`, made only for the recording of a fact, writes what `perform` returns, and the feature takes it.
  fileprivate init<Value>(
    _ form: @autoclosure @escaping () -> ReplyForm<Value>?, _ perform: @escaping (World) -> Value,
    taking take: @escaping (Value) -> FeatureAction
  ) {
    func reply(_ value: Value) -> Reply { Reply(action: take(value), line: { form()?.line(value) }) }
    self.reply = { reply(perform($0)) }
    recordedReply = { form()?.value(of: $0).map(reply) }
  }

  fileprivate init(_ inquiry: Inquiry) {
    let mark = Array("rows".utf8)
    func reply(_ rows: [Row]?) -> Reply? {
      inquiry.action(rows).map { action in
        Reply(action: action, line: { mark + (rows.map { Array(" ".utf8) + RowsForm.text($0) } ?? []) })
      }
    }
    self.reply = { world in
      // Rows that another program has written may be wrong: then nothing is known.
      reply(inquiry.rows(world)) ?? reply(nil)!
    }
    recordedReply = { line in
      guard line.starts(with: mark) else { return nil }
      let text = line.dropFirst(mark.count)
      return text.isEmpty ? reply(nil) : RowsForm.rows(text.dropFirst()).flatMap(reply)
    }
  }
}

extension Effect {
  /// The form of the reply in recordings, how it is made, and the action that takes it.
  var row: EffectRow {
    switch self {
    case .recallKind(let isShared, let cards): EffectRow(.kind(isShared: isShared, cards))
    case .recallDeal(let deal, let isFinished): EffectRow(.past(of: deal, isFinished: isFinished))
    case .recallBouts(let bout, let past): EffectRow(.bouts(before: bout, inSession: past))
    case .recallLearned(let deck): EffectRow(.learned(of: deck) { .play(.learnedRecalled($0)) })
    case .rank(let game): EffectRow(.rank(game))
    case .listBest(let pairs, let player, let canBeDealt):
      EffectRow(.best(pairs: pairs, player: player, canBeDealt: canBeDealt))
    case .tellStatistics(let category, let deck, let pairs, let canBeDealt):
      EffectRow(.statistics(category, deck, pairs: pairs, canBeDealt: canBeDealt))
    case .listDays: EffectRow(.days)
    case .listGames(let forTable): EffectRow(.games(forTable: forTable))
    case .load(let name, let position): EffectRow(.load(name, leaving: position))
    case .openDay(let day, let seeks, let leaves, let position):
      EffectRow(.open(day, seeks: seeks, leaves: leaves, leaving: position))
    case .save(let game, let name, let replaces): EffectRow(.save(game, as: name, replaces: replaces))
    case .forgetGame(let name, let isSure): EffectRow(.forgetGame(name, isSure: isSure))
    case .forget(let saved):
      EffectRow(
        .removed(), { $0.home?.forget(saved) ?? .success(0) }, taking: { .games(.forgot(saved, $0)) })
    case .checkGameIsSaved:
      EffectRow(nil, { $0.home?.isGameSaved() ?? false }, taking: { .gameIsSaved($0) })
    case .readToday: EffectRow(.today)
    case .showToday(let due): EffectRow(.today(due))
    case .countFavorites(let due): EffectRow(.favoritesCount(due))
    case .readFavorites(let use): EffectRow(.favorites(for: use))
    case .toggleFavorite(let favorite): EffectRow(.toggle(favorite))
    case .readLearned(let deck, let pairs, let due): EffectRow(.practice(deck, pairs: pairs, due))
    case .listWords(let deck):
      EffectRow(.learned(of: deck) { .show(.listedWords(WordList(deck: deck, learned: $0))) })
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
        nil, { DeckList($0.decks, favorites: favorites, isInterrupted: $0.isInterrupted) },
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

extension Inquiry {
  fileprivate static func today(_ due: DueDecks) -> Inquiry {
    .ask(Today.queries, due, reading: { Today($0) }, taking: { .todayRead($0) })
  }

  fileprivate static func favoritesCount(_ due: DueDecks) -> Inquiry {
    .ask(
      [.countFavorites], due,
      reading: { rows in
        rows.row("count", columns: 1)?[0].countInRow.map { ($0, DueDeck.all(in: rows)) }
      }, taking: { .favoritesCounted($0?.0 ?? 0, due: $0?.1 ?? []) })
  }
}
