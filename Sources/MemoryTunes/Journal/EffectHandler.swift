import MemoryCore
import RecordsFeature
import Text
import Wording

/// Performs effects, which are the requests whose replies an answer depends on. Middleware only writes down
/// what happens.
final class EffectHandler {
  let world: any World
  /// Called when an effect takes noticeably long, and then after every second.
  var showWaiting: (_ seconds: Int) -> Void = { _ in }

  init(world: any World) {
    self.world = world
  }

  func loadTunes(
    _ category: Category, _ policy: TunePolicy, asksCatalog: Bool = true
  ) -> Result<Tunes, FetchProblem> {
    TuneLoader(world: world, asksCatalog: asksCatalog).load(category, policy, wait: showWaiting)
  }

  func readRecords(_ request: RecordsRequest, _ deck: Deck) -> RecordsNotice {
    guard let home = world.home else { return .nothingSaved }
    let notice = RecordsNotice(request, in: home.readRecords, today: today)
    switch notice {
    case .stats(var stats):
      stats.boxes = learned(of: deck).flatMap { Boxes($0, of: deck) }
      return .stats(stats)
    case .days(var calendar):
      calendar.time = Clock.clamped(world.now())
      return .days(calendar)
    case .nothingSaved, .best, .forgotten: return notice
    }
  }

  func listedDecks(_ language: Language) -> DeckList {
    let (learned, today) = (LearnedPairs(in: world.home?.readRecords), today)
    return DeckList(world.decks, in: language) { learned.themes(of: $0, today: today) }
  }

  func learned(of deck: Deck) -> Learned? {
    world.home.map { LearnedPairs(in: $0.readRecords).learned(of: deck, today: today) }
  }

  func learn(_ game: PracticedGame) -> Learned? {
    guard let home = world.home else { return nil }
    let time = world.now()
    let pairs = LearnedPairs(in: home.readRecords)
    let learned = pairs.learned(of: game.deck, today: Day(time: time))
    for line in pairs.lines(after: game, learned, time: time) { home.saveLearned(line.text) }
    return learned
  }

  func rank(of player: String, pairs: Int, moves: Int, seconds: Int?, isAssisted: Bool) -> Rank? {
    guard let home = world.home, let seconds else { return nil }
    return Rank(
      of: player, pairs: pairs, moves: moves, seconds: seconds, isAssisted: isAssisted, in: home.readRecords)
  }

  func past(seed: UInt64, pairs: Int, player: String) -> Past? {
    world.home.map { Past(seed: seed, pairs: pairs, player: player, in: $0.readRecords) }
  }

  func bouts(before bout: Bout) -> PastBouts? {
    world.home.map { PastBouts(before: bout, in: $0.readRecords) }
  }

  func today(of deck: Deck) -> Today {
    let time = world.now()
    return world.home.map { Today(at: time, deck: deck, in: $0.readRecords) } ?? Today(time: time)
  }

  var today: Day { Day(time: world.now()) }

  func readDeck(_ path: FilePath, _ language: Language) -> Result<Deck, DeckFileProblem> {
    let file = DeckFile(named: path, in: world.decks, language, read: world.readFile)
    return Result { () throws(DeckFileProblem) in try file.deck() }.mapError { problem in
      var problem = problem
      if problem.trouble == .system(.known(.noSuchFile)), world.decks.find(path, in: language) == nil {
        problem.nearest = world.decks.nearest(to: path)
      }
      return problem
    }
  }
}
