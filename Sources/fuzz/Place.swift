@testable import MemoryGame
@testable import MemoryTunes
import Wording

/// A made-up world, as odd as the input wants it: a catalogue that answers now and then, deck files, a home, a
/// clock.
final class Place {
  private let input: Input
  private var tunes: [MemoryTunes.Category: (file: [UInt8], age: Int)] = [:]
  private var finished: [UInt8] = []
  private var begun: [UInt8] = []
  /// What is kept of the game on the table.
  private(set) var game: [UInt8] = []
  private(set) var recording: [UInt8] = []
  private var time = 1_000_000

  init(_ input: Input) {
    self.input = input
  }

  /// `records` says whether the session is recorded.
  func appear(in world: inout World, records: Bool = false) {
    world.savedTunes = { [self] in tunes[$0] }
    world.saveTunes = { [self] in tunes[$0] = ($1, input.pick([0, 600, 700_000, .max])) }
    world.clearTunes = { [self] in
      defer { tunes = [:] }
      return tunes.count
    }
    world.fetchTunes = { [self] _, wait in
      wait(0)
      let problem: FetchProblem? = input.pick([
        nil, nil, .notReached, .turnedAway, .givenUp, .tooFewTunes, .noProgram,
      ])
      return problem.map(Result.failure) ?? .success(OddDeck.file(input.next()))
    }
    world.readFile = { path in
      path.bytes.contains(UInt8(ascii: "!"))
        ? .failure(.known(.noSuchFile))
        : .success(OddDeck.file(path.bytes.reduce(0, &+)))
    }
    if records { world.record = { [self] in recording += $0 } }
    world.home = home()
  }

  private func home() -> World.Home {
    var home = World.Home.fake
    home.now = { [self] in
      time += Int(input.next()) - 60
      return time
    }
    home.saveGame = { [self] in
      switch $0 {
      case .whole(let script): game = script
      case .more(let lines): game += lines
      case .tooLong: game = []
      }
    }
    home.saveRecord = { [self] in finished += Array(($0 + "\n").utf8) }
    home.saveBegun = { [self] in begun += Array(($0 + "\n").utf8) }
    home.readRecords = { [self] in $0.add(finished: finished, begun: begun) }
    home.followRecords = { [self] in $0.addAll(finished) }
    home.forget = { [self] in
      if $0 == .game || $0 == .everything { game = [] }
      return 1
    }
    return home
  }
}
