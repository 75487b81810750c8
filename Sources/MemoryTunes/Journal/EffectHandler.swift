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
  private let ranking = Ranking()
  private let seenDeals = SeenDeals()

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
    let digest = RecordsDigest(request, today: today)
    home.readRecords(digest)
    guard case .stats(var stats) = digest.notice else { return digest.notice }
    stats.boxes = learned(of: deck).flatMap { Boxes($0, of: deck) }
    return .stats(stats)
  }

  var listedDecks: DeckList {
    let (learned, today) = (learnedReader() ?? LearnedReader(), today)
    return DeckList(world.decks) { learned.themes(of: $0, today: today) }
  }

  func learned(of deck: Deck) -> Learned? {
    learnedReader()?.learned(of: deck, today: today)
  }

  private func learnedReader() -> LearnedReader? {
    guard let home = world.home else { return nil }
    let reader = LearnedReader()
    home.readLearned(reader)
    return reader
  }

  func learn(_ game: PracticedGame) -> Learned? {
    guard let home = world.home, let reader = learnedReader() else { return nil }
    let time = world.now()
    let learned = reader.learned(of: game.deck, today: Day(time: time))
    for line in reader.lines(after: game, learned, time: time) { home.saveLearned(line.text) }
    return learned
  }

  func rank(pairs: Int, moves: Int, seconds: Int?, isAssisted: Bool) -> Rank? {
    guard let home = world.home, let seconds else { return nil }
    home.followRecords(ranking)
    return ranking.placing(pairs: pairs, moves: moves, seconds: seconds, isAssisted: isAssisted)
  }

  func past(seed: UInt64, pairs: Int) -> Past? {
    guard let home = world.home else { return nil }
    home.followRecords(ranking)
    home.followBegun(seenDeals)
    return ranking.past(seed: seed, pairs: pairs, seen: seenDeals.sightings(seed: seed, pairs: pairs))
  }

  var today: Day { Day(time: world.now()) }

  func readDeck(_ path: FilePath) -> Result<Deck, DeckFileProblem> {
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
