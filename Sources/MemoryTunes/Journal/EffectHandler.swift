import MemoryCore
import RecordsFeature
import Text
import Wording

/// Performs all effects, which are the requests whose replies an answer depends on. Middleware only writes down
/// what happens.
final class EffectHandler {
  private let world: World
  /// Called when an effect takes noticeably long, and then after every second.
  var showWaiting: (_ seconds: Int) -> Void = { _ in }

  init(world: World) {
    self.world = world
  }

  /// Waits for the reply if necessary.
  func reply(to effect: Effect) -> Reply {
    switch effect {
    case .loadTunes(let category, let policy, let asksCatalog):
      .tunes(TuneLoader(world: world, asksCatalog: asksCatalog).load(category, policy, wait: showWaiting))
    case .describeTunes(let category, let policy, let asksCatalog):
      .forecast(TuneLoader(world: world, asksCatalog: asksCatalog).forecast(category, policy))
    case .fetchTunes(let category, _):
      .tunes(TuneLoader(world: world).load(category, .online, wait: showWaiting))
    case .clearTunes: .removed(files: world.clearTunes())
    case .readDeck(let path): .deck(read(path))
    case .listDecks: .decks(listedDecks)
    case .tellDay: .day(today)
    case .readRecords(let request, let deck): .records(read(request, deck))
    case .placeGame(let pairs, let moves, let seconds, let isAssisted):
      .rank(rank(pairs: pairs, moves: moves, seconds: seconds, isAssisted: isAssisted))
    case .readLearned(let deck, _): .learned(learned(of: deck))
    case .learn(let game): .learned(learn(game))
    case .recallDeal(let seed, let pairs, _): .past(past(seed: seed, pairs: pairs))
    case .forget(let saved): .removed(files: world.home?.forget(saved) ?? 0)
    case .listGames: .games(world.home?.games())
    case .saveGame(let name, let file, let replaces):
      .gameSaved(world.home?.saveNamedGame(name, file, replaces) ?? .failure(.nothingSaved))
    case .loadGame(let name, let left):
      .game(world.home?.loadGame(name, left) ?? .failure(.nothingSaved))
    case .takeUpGame(let number, let left, _): .gameTakenUp(world.home.flatMap { $0.takeUpGame(number, left) })
    case .forgetGame(let name, let isSure):
      .gameForgotten(world.home?.forgetGame(name, isSure) ?? .failure(.nothingSaved))
    case .askBot(let name, let question): .botMove(world.askBot(name, question, showWaiting))
    case .checkGameIsSaved: .isSaved(world.home?.isGameSaved() ?? false)
    }
  }

  private func read(_ request: RecordsRequest, _ deck: Deck) -> RecordsNotice {
    guard let home = world.home else { return .nothingSaved }
    let notice = RecordsNotice(request, in: home.readRecords, today: today)
    guard case .stats(var stats) = notice else { return notice }
    stats.boxes = learned(of: deck).flatMap { Boxes($0, of: deck) }
    return .stats(stats)
  }

  private var listedDecks: DeckList {
    let (learned, today) = (LearnedPairs(in: world.home?.readRecords), today)
    return DeckList(world.decks) { learned.themes(of: $0, today: today) }
  }

  private func learned(of deck: Deck) -> Learned? {
    world.home.map { LearnedPairs(in: $0.readRecords).learned(of: deck, today: today) }
  }

  private func learn(_ game: PracticedGame) -> Learned? {
    guard let home = world.home else { return nil }
    let time = world.now()
    let pairs = LearnedPairs(in: home.readRecords)
    let learned = pairs.learned(of: game.deck, today: Day(time: time))
    for line in pairs.lines(after: game, learned, time: time) { home.saveLearned(line.text) }
    return learned
  }

  private func rank(pairs: Int, moves: Int, seconds: Int?, isAssisted: Bool) -> Rank? {
    guard let home = world.home, let seconds else { return nil }
    return Rank(pairs: pairs, moves: moves, seconds: seconds, isAssisted: isAssisted, in: home.readRecords)
  }

  private func past(seed: UInt64, pairs: Int) -> Past? {
    world.home.map { Past(seed: seed, pairs: pairs, in: $0.readRecords) }
  }

  private var today: Day { Day(time: world.now()) }

  private func read(_ path: FilePath) -> Result<Deck, DeckFileProblem> {
    let file = DeckFile(named: path, in: world.decks, read: world.readFile)
    return Result { () throws(DeckFileProblem) in try file.deck() }.mapError { problem in
      var problem = problem
      if problem.trouble == .system(.known(.noSuchFile)), world.decks.find(path) == nil {
        problem.nearest = world.decks.nearest(to: path)
      }
      return problem
    }
  }
}
