import Testing
import Wording
@testable import MemoryTunes

/// Where tunes come from, in a fake world.
struct TuneLoaderTests {
  private static let file = Array("One\tA\nTwo\tB\nThree\tC\n".utf8)
  private static let day = 24 * 60 * 60

  /// A world with saved tunes of some age (nil: none) and a catalog that replies.
  private func world(savedAge: Int?, kept: [UInt8] = file) -> World {
    var world = World(now: { 0 })
    let machine = Machine()
    if let savedAge {
      let file = String(decoding: kept, as: UTF8.self)
      try! machine.games.run(.keepTunes(of: "rock", file: file, at: machine.time))
      machine.time += savedAge
    }
    world.home = machine
    world.fetchTunes = { _, _ in .success(Self.file) }
    return world
  }

  /// Policy, age of the saved tunes, the catalog's reply; the expected source and number of requests.
  @Test(
    arguments: [
      (.builtIn, 0, nil, .builtIn, 0),
      (.auto, 0, nil, .kept(0), 0),
      (.auto, 7 * day - 1, nil, .kept(7 * day - 1), 0),
      (.auto, 7 * day, nil, .fetched, 1),
      (.auto, nil, nil, .fetched, 1),
      (.auto, 7 * day, .notReached, .stale(7 * day), 1),
      // The clock was set back.
      (.auto, -1, nil, .fetched, 1),
      (.auto, -1, .notReached, .stale(Tunes.Origin.unknownAge), 1),
      (.auto, nil, .turnedAway, .builtIn, 1),
      (.auto, nil, .givenUp, .builtIn, 1),
      (.online, 0, nil, .fetched, 1),
    ] as [(TunePolicy, Int?, FetchFailure?, Tunes.Origin, Int)])
  func `tunes come from where the policy says`(
    policy: TunePolicy, savedAge: Int?, failure: FetchFailure?, origin: Tunes.Origin, calls: Int
  ) throws {
    var fetches = 0
    var world = world(savedAge: savedAge)
    world.fetchTunes = { _, _ in
      fetches += 1
      return failure.map { .failure($0) } ?? .success(Self.file)
    }
    let tunes = try world.loadTunes(.rock, policy).get()
    #expect(tunes.origin == origin)
    #expect(tunes.failure == failure)
    #expect(tunes.deck.count == (origin == .builtIn ? BuiltInDeck.rock.count : 3))
    #expect(fetches == calls)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `after a failure, games ask the catalog again when the player's own request has succeeded`(seed: UInt64)
  {
    let chance = Chance(seed: seed)
    var (requests, asks) = (0, true)
    var reply = Result<[UInt8], FetchFailure>.success(Self.file)
    let transcript = Transcript(
      set: { $0.values.tunes = .auto },
      world: { world in
        world.fetchTunes = { _, _ in
          requests += 1
          return reply
        }
      })
    for _ in 0..<30 {
      reply = chance.pick([.success(Self.file), .failure(chance.pick([.notReached, .givenUp, .tooFewTunes]))])
      let line = chance.pick([
        "play 2", "play 3 rap", "against easy", "tunes fetch", "again", "tunes", "practice 2",
      ])
      let isOwn = line == "tunes fetch"
      let fetches = isOwn || asks && !["again", "tunes", "practice 2"].contains(line)
      let before = requests
      transcript.play(line)
      #expect(requests - before == (fetches ? 1 : 0), "\(line)")
      if fetches { asks = (try? reply.get()) != nil }
      // Why the built-in tunes are used is said once.
      if line == "again" { #expect(transcript.state.game.table?.tunes.failure == nil) }
    }
  }

  @Test(arguments: ["", "\u{0}\u{0}", "One\tA\n", "no tab\nno tab\n"])
  func `damaged saved tunes are fetched again`(kept: String) throws {
    let world = world(savedAge: 0, kept: Array(kept.utf8))
    #expect(try world.loadTunes(.rock, .auto).get().origin == .fetched)
  }

  @Test func `fetched tunes are saved only if they are a deck`() throws {
    let machine = Machine()
    var world = world(savedAge: nil)
    world.home = machine
    _ = try world.loadTunes(.rap, .auto).get()
    #expect(machine.all("tunes") == [["rap", "1000", String(decoding: Self.file, as: UTF8.self)]])
    _ = machine.forget(.tunes)
    world.fetchTunes = { _, _ in .success(Array("<html>".utf8)) }
    let tunes = try world.loadTunes(.rap, .auto).get()
    #expect(tunes.origin == .builtIn && tunes.failure == .notUnderstood)
    #expect(machine.all("tunes").isEmpty)
  }
}
