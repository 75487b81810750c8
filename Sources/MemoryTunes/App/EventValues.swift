import MemoryGame
import Text
import Wording

extension Event {
  /// Adds what `values` of JSON says of it: numbers, and names that no language changes. Answers with one code
  /// have the same keys, those that the schema lists for it; a value that is missing is null.
  func addValues(_ context: AnswerContext, to object: inout Output) {
    switch self {
    case .started(nil), .toldRules, .helped, .stayedAtStep, .showed, .ranked, .compared: break
    case .started: object.membersOfProgress(context.table)
    case .refused(let refusal): refusal.addValues(context, to: &object)
    case .turned(let card):
      object.member("card", card.card.number)
      object.members("title", "artist", ofCard: card.card.number, on: context.table)
    case .moved(let move): move.addValues(context, to: &object)
    case .ended(let ending): ending.addValues(context, to: &object)
    case .hinted(let given):
      object.member("card", given.hint.card)
      object.member("kind", given.hint.kind.rawValue)
      object.member("isFirstAid", given.isFirstAid)
    case .recalled(let cards): object.member("cards", cards)
    case .toldScore:
      object.membersOfProgress(context.table)
      object.member("moves", context.table?.game.board.moves)
    case .toldPar:
      object.member("par", context.table?.par.moves)
      object.member("moves", context.table?.game.board.moves)
      object.members(context.table?.game.analysis.sums)
    case .reviewed(let review): object.members(review.sums)
    case .shared(let game):
      guard let today = game.today else { return }
      object.member("moves", game.share.moves)
      object.member("seconds", today.result?.seconds)
      object.member("day", today.day.text)
      object.members(nextDayAt: today.time)
    case .watched(let game):
      object.member("moves", game.table.game.board.moves)
      object.member("isPerfect", game.isPerfect)
      object.member("isGivenUp", game.table.game.phase == .revealed)
    case .wentOverSteps(let steps):
      object.member("count", abs(steps.count))
      object.member("line", steps.line)
      object.member("move", steps.move)
      object.member("made", context.table?.game.board.moves)
      object.member("isFirstAid", steps.isFirstAid)
    case .listedSteps(let steps):
      object.member("step", steps.position)
      object.member("left", steps.left)
    case .dealt(let deal): deal.addValues(context, to: &object)
    case .loaded(let day):
      object.member("day", day?.text)
      object.membersOfProgress(context.table)
      object.members(context.table?.recollection)
    case .saved(let name, let replaces):
      object.member("name", OutsideText.brief(name.text))
      object.member("replaces", replaces)
    case .listedGames(let games): object.member("row", games.firstIndex { !$0.isInUse }.map { $0 + 1 })
    case .forgotGame(let game): object.members(game)
    case .choseDeck(let deck):
      guard let category = deck.identity.category else {
        object.member("deck", deck.identity.name)
        object.member("pairs", deck.count(for: .same))
        return object.member("isOfWords", deck.isOfWords)
      }
      object.member("category", category.rawValue)
    case .listedDecks(let decks):
      object.member("count", decks.list.others)
      object.member("isForWords", decks.isForWords)
    case .chosePlayers(let players):
      object.member("names", players.list.map(\.name))
      object.member("people", players.list.filter(\.isPerson).map(\.name))
    case .toldPlayers(let players, let next):
      object.member("names", players.list.map(\.name))
      object.member("next", next.list.map(\.name))
    case .choseSeed(let seed): object.member("seed", "\(seed)")
    case .listedWords(let list):
      object.member("deck", list.deck.identity.name)
      object.member("pairs", list.places.count)
      object.member("practiced", list.practiced)
      object.member("due", list.due)
    case .choseCards(let deck):
      object.member("deck", deck.identity.name)
      object.member("isOfWords", deck.isOfWords)
      object.member("isByFile", deck.chosenCards == nil)
    case .chose(let chosen):
      object.member("setting", chosen.setting.rawValue)
      object.member("value", chosen.setting.value(chosen.values))
    case .toldChoices(let told):
      object.member("setting", told.setting.rawValue)
      object.member("value", told.setting.value(told.values))
      object.member("choices", told.setting.choices)
    case .foretold(let forecast):
      object.member("deck", forecast.tunes?.deck.identity.name)
      object.member("source", forecast.tunes?.origin.source)
      object.member("count", forecast.tunes?.deck.count(for: .same))
      object.member("fetchesFirst", forecast.fetchesFirst)
    case .fetched(let tunes):
      object.member("category", tunes.deck.identity.name)
      object.member("count", tunes.deck.count)
      object.member("arePlayed", tunes.arePlayed)
    case .favored(let favorite, let change):
      object.member("title", favorite.title)
      object.member("artist", favorite.artist)
      object.member("pairs", change.pairs)
    case .listedRecords(let games):
      object.member("pairs", games.pairs)
      object.member("name", games.player)
      object.member("names", games.others)
      object.member("canBeDealt", games.canBeDealt)
    case .toldStatistics(let statistics):
      object.member("pairs", statistics.pairs)
      object.member("canBeDealt", statistics.canBeDealt)
    case .listedDays(let days):
      object.member("day", days.today.text)
      object.member("waits", days.game(on: days.today) == nil)
      object.members(nextDayAt: days.time)
    case .keepsNoGames: object.member("thing", SavedThing.games.rawValue)
    case .keepsNoRecords: object.member("thing", SavedThing.records.rawValue)
    case .forgot(let thing, let count):
      object.member("thing", thing.rawValue)
      object.member("count", count)
    case .clearedTunes(let categories): object.member("categories", categories)
    case .asked(let question), .denied(let question): question.addValues(context, to: &object)
    case .left(let isSaved): object.member("isSaved", isSaved)
    }
  }
}

extension CompletedMove {
  fileprivate func addValues(_ context: AnswerContext, to object: inout Output) {
    guard let table = context.table, let first = cards.first, let second = cards.last else {
      return object.member("name", context.table?.player.name)
    }
    object.member("first", first)
    object.member("second", second)
    object.members("title", "artist", ofCard: first, on: table)
    if isPair { return object.member("count", table.game.board.pairs - table.game.board.matchedPairs) }
    object.members("otherTitle", "otherArtist", ofCard: second, on: table)
    object.member("reverse", table.reverse(of: first))
    object.member("otherReverse", table.reverse(of: second))
  }
}

extension Ending {
  fileprivate func addValues(_ context: AnswerContext, to object: inout Output) {
    guard let table = context.table else { return }
    if phase == .revealed { return object.membersOfProgress(table) }
    let pairs = table.game.turns.pairs
    let winners = zip(table.players.list, pairs).filter { table.isShared && $1 == pairs.max() }.map(\.0.name)
    object.member("names", winners)
    guard phase == .finished, let move = table.game.lastMove else { return }
    object.member("first", move.first)
    object.member("second", move.second)
    object.members("title", "artist", ofCard: move.second, on: table)
    let rank = context.answer.rank
    object.member("games", rank?.games)
    object.member("best", rank?.best)
    object.member("waits", rank?.leavesToday)
    object.members(nextDayAt: rank?.time)
    object.members(table.lateRecollection)
    let bout = table.pastBouts.flatMap { past in Bout(table).map { (past, $0) } }
    object.member("count", bout.map { $0.0.run + 1 })
    object.member("isFirstWin", bout.map { $1.result == 1 && $0.won == 0 })
    object.member("level", bout.flatMap { $0.nextLevel(after: $1)?.rawValue })
    object.member("up", table.practice.map { $0.up.map { $0 + 1 } })
    let faulty = table.selection == nil ? nil : table.practiced?.faulty
    object.member("back", (table.practice?.back ?? faulty).map { $0.map { $0 + 1 } })
    object.member("due", table.practice?.due)
    object.member("hardest", table.hardestPairs.map { Int($0.face) + 1 })
  }
}

extension DealSummary {
  fileprivate func addValues(_ context: AnswerContext, to object: inout Output) {
    guard let table = context.table else { return }
    object.member("pairs", table.game.board.pairs)
    object.member("deck", table.tunes.deck.identity.name)
    object.member("day", table.day?.text)
    object.member("source", table.tunes.origin.source)
    object.member("problem", table.tunes.problem?.rawValue)
    object.member("game", table.matchBefore.map { $0.played + 1 })
    object.member("games", table.matchBefore?.games)
    object.member("endsMatch", endsMatch)
    object.member("isUnsplit", isUnsplit)
    object.members(table.recollection)
    object.member("isOfWords", table.tunes.deck.isOfWords)
    object.member("due", practice?.due)
    object.member("new", practice?.new)
    object.member("otherDeck", practice?.other?.name)
    object.member("otherDue", practice?.other?.count)
  }
}

extension Question {
  fileprivate func addValues(_ context: AnswerContext, to object: inout Output) {
    object.member("question", word)
    object.member("thing", thing?.rawValue)
    if case .forgetGame(_, let game) = self { return object.members(game) }
    object.member("name", name.map { OutsideText.brief($0.text) })
    object.member("deck", context.table?.tunes.deck.identity.name)
    object.membersOfProgress(context.table)
  }

  private var thing: SavedThing? { if case .forget(let thing) = self { thing } else { nil } }
  private var name: FilePath? { if case .replace(let name) = self { name } else { nil } }

  private var word: String {
    switch self {
    case .forget: "forget"
    case .discard: "discard"
    case .reveal: "reveal"
    case .replace: "replace"
    case .forgetGame: "forget-game"
    case .takeHint: "hint"
    case .undoFlip: "undo"
    }
  }
}

extension Output {
  fileprivate mutating func membersOfProgress(_ table: Table?) {
    member("found", table?.game.board.matchedPairs)
    member("pairs", table?.game.board.pairs)
  }

  fileprivate mutating func members(_ sums: AppraisalSums?) {
    member("regret", sums?.regret)
    member("mistakes", sums?.mistakes)
    member("luck", sums?.luck)
  }

  fileprivate mutating func members(_ game: ListedGame) {
    member("name", game.name)
    member("deck", game.deck)
    member("found", game.matched)
    member("pairs", game.pairs)
  }

  /// How long it is to the next game of the day.
  fileprivate mutating func members(nextDayAt time: Int?) {
    let wait = time.map(Day.wait)
    member("hours", wait?.hours)
    member("minutes", wait?.minutes)
  }

  /// What is known of a deal, and the moves in which it was finished.
  fileprivate mutating func members(_ recollection: Table.Recollection?) {
    let (word, moves): (String?, Int?) =
      switch recollection {
      case nil: (nil, nil)
      case .finished(let moves): ("finished", moves)
      case .seen: ("seen", nil)
      case .earlier: ("earlier", nil)
      }
    member("seen", word)
    member("finishedIn", moves)
  }
}
