import Saved
import Testing
@testable import App

@testable import MemoryTunes

/// Where tunes come from, in a fake world.
struct TuneLoaderTests {
  private static let file = Array("One\tA\nTwo\tB\nThree\tC\n".utf8)
  private static let day = 24 * 60 * 60

  /// A world with saved tunes of some age (nil: none) and a catalog with this reply.
  private func world(
    savedAge: Int?, kept: [UInt8] = file, fetched: Result<[UInt8], FetchProblem>, fetches: Count = Count()
  ) -> EmptyWorld {
    var world = EmptyWorld(now: { 0 })
    let machine = Machine()
    if let savedAge {
      let file = String(decoding: kept, as: UTF8.self)
      _ = machine.rows([.keepTunes(of: "rock", file: file)])
      machine.time += savedAge
    }
    world.home = machine
    world.fetchTunes = { _, _ in
      fetches.count += 1
      return fetched
    }
    return world
  }

  final class Count { var count = 0 }

  /// Policy, age of the saved tunes, the catalog's reply; the expected source and number of requests.
  @Test(
    arguments: [
      (.builtIn, 0, nil, .builtIn, 0),
      (.auto, 0, nil, .kept(0), 0),
      (.auto, 7 * day - 1, nil, .kept(7 * day - 1), 0),
      (.auto, 7 * day, nil, .fetched, 1),
      (.auto, nil, nil, .fetched, 1),
      (.auto, 7 * day, .notReached, .stale(7 * day), 1),
      (.auto, nil, .turnedAway, .builtIn, 1),
      (.auto, nil, .givenUp, .builtIn, 1),
      (.online, 0, nil, .fetched, 1),
    ] as [(TunePolicy, Int?, FetchProblem?, Tunes.Origin, Int)])
  func `tunes come from where the policy says`(
    policy: TunePolicy, savedAge: Int?, problem: FetchProblem?, origin: Tunes.Origin, calls: Int
  ) throws {
    let fetches = Count()
    let world = world(
      savedAge: savedAge, fetched: problem.map { .failure($0) } ?? .success(Self.file), fetches: fetches)
    let tunes = try TuneLoader(world: world).load(.rock, policy, wait: { _ in }).get()
    #expect(tunes.origin == origin)
    #expect(tunes.trouble == problem)
    #expect(tunes.deck.count == (origin == .builtIn ? Category.rock.deck.count : 3))
    #expect(fetches.count == calls)
  }

  @Test(arguments: ["", "\u{0}\u{0}", "One\tA\n", "no tab\nno tab\n"])
  func `damaged saved tunes are fetched again`(kept: String) throws {
    let world = world(savedAge: 0, kept: Array(kept.utf8), fetched: .success(Self.file))
    #expect(try TuneLoader(world: world).load(.rock, .auto, wait: { _ in }).get().origin == .fetched)
  }

  @Test func `fetched tunes are saved only if they are a deck`() throws {
    let machine = Machine()
    var world = world(savedAge: nil, fetched: .success(Self.file))
    world.home = machine
    _ = try TuneLoader(world: world).load(.rap, .auto, wait: { _ in }).get()
    #expect(machine.all("tunes") == [["rap", "1000", String(decoding: Self.file, as: UTF8.self)]])
    _ = machine.rows(Query.forgetTunes)
    world.fetchTunes = { _, _ in .success(Array("<html>".utf8)) }
    let tunes = try TuneLoader(world: world).load(.rap, .auto, wait: { _ in }).get()
    #expect(tunes.origin == .builtIn && tunes.trouble == .notUnderstood)
    #expect(machine.all("tunes").isEmpty)
  }

  @Test func `after a failed fetch, a session fetches again only when told to`() {
    let fetches = Count()
    var answer = Result<[UInt8], FetchProblem>.failure(.notReached)
    let transcript = Transcript(set: { ($0.values.tunes, $0.isJSON) = (.auto, true) }) {
      $0.fetchTunes = { _, _ in
        fetches.count += 1
        return answer
      }
    }
    #expect(transcript.play("play").contains("Tunes: built in, because the iTunes catalog was not reached."))
    #expect(!transcript.play("play").contains("not reached"))
    #expect(transcript.play("tunes").contains("The next game uses 60 tunes of Pop, built in."))
    #expect(fetches.count == 1)
    answer = .success(Self.file)
    transcript.play("tunes fetch")
    #expect(transcript.play("play 2").contains("2 pairs of Pop, fetched just now."))
    #expect(fetches.count == 3)
  }

  @Test(arguments: [true, false])
  func `the seconds of a fetch are drawn over each other, if the terminal allows`(redraws: Bool) {
    var style = Style()
    (style.redraws, style.height) = (redraws, 24)
    let transcript = Transcript(style: style, isTyped: true, set: { $0.values.tunes = .auto }) {
      $0.fetchTunes = { _, wait in
        (0...2).forEach(wait)
        return .failure(.notReached)
      }
    }
    let answer = transcript.play("play")
    #expect(answer.contains("Fetching tunes of Pop ... (Ctrl-C cancels)"))
    for seconds in 1...2 {
      #expect(answer.contains("Fetching tunes of Pop ... \(seconds) s (Ctrl-C cancels)") == redraws)
    }
    // The session does not wait a second time.
    #expect(!transcript.play("play").contains("Fetching"))
  }
}
