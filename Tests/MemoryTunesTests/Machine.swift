import MemoryGame

@testable import MemoryTunes
import Text

/// A machine made up: its files, a catalogue that answers now and then, a place where everything is kept, and a
/// recording that is made.
final class Machine {
  private(set) var kept: [UInt8] = []
  private(set) var recording: [UInt8] = []
  private var finished: [UInt8] = []
  private var begun: [UInt8] = []
  private var tunes: [MemoryTunes.Category: (file: [UInt8], age: Int)] = [:]
  private var chance: SplitMix64
  private var time = 1000
  /// The settings that were saved.
  private(set) var settings: [String: String?] = [:]
  /// How often something was read or asked for.
  private(set) var reads = 0

  /// All that is saved.
  var contents: [[UInt8]] {
    [kept, finished, begun, Array("\(settings.sorted { $0.key < $1.key })".utf8)]
      + Category.allCases.map { tunes[$0]?.file ?? [] }
  }

  init(seed: UInt64) { chance = SplitMix64(seed: ~seed) }

  func appear(in world: inout World) {
    world.readFile = { [self] in
      reads += 1
      return RandomLines.readFile(["Pop", "a/one.tsv"].contains($0.text) ? FilePath("one.tsv") : $0)
    }
    world.decks = RandomLines.decks
    world.record = { [self] in recording += $0 }
    world.now = { [self] in
      time += chance.below(4) == 0 ? 86_400 : 0
      return time
    }
    world.savedTunes = { [self] category in
      reads += 1
      tunes[category]?.age += chance.below(3 * 24 * 3600)
      return tunes[category]
    }
    world.saveTunes = { [self] in tunes[$0] = ($1, 0) }
    world.clearTunes = { [self] in clearTunes() }
    world.fetchTunes = { [self] _, _ in
      reads += 1
      let problems: [FetchProblem] = [.notReached, .turnedAway, .givenUp, .tooFewTunes, .noProgram]
      if chance.below(2) == 0 { return .failure(problems[chance.below(problems.count)]) }
      let titles = (0...2 + chance.below(4)).map { " #\($0) \(chance.below(9))\tArtist \(chance.below(9))\n" }
      return .success(Array(titles.joined().utf8))
    }
    world.home = home
  }

  private var home: World.Home {
    var home = World.Home.fake
    home.now = { [self] in
      time += chance.below(100)
      return time
    }
    home.waitingGame = { [self] in
      reads += 1
      return kept.isEmpty ? nil : SavedScript(kept)
    }
    home.saveSetting = { [self] in settings.updateValue($1, forKey: $0) }
    home.saveGame = { [self] in
      switch $0 {
      case .whole(let script): kept = script
      case .more(let lines): kept += lines
      case .tooLong: break
      }
    }
    home.isGameSaved = { [self] in !kept.isEmpty }
    home.saveRecord = { [self] in finished += Array(($0 + "\n").utf8) }
    home.saveBegun = { [self] in begun += Array(($0 + "\n").utf8) }
    home.readRecords = { [self] digest in
      reads += 1
      let (finished, begun) = (finished, begun)
      digest.addFinished(finished.span)
      digest.endFile()
      digest.addBegun(begun.span)
      digest.endFile()
    }
    home.followRecords = { [self] ranking in
      reads += 1
      let finished = finished
      ranking.startOver()
      ranking.add(finished.span)
      ranking.endFile(mayGrow: true)
    }
    home.forget = { [self] in forget($0) }
    return home
  }

  private func clearTunes() -> Int {
    defer { tunes = [:] }
    return tunes.count
  }

  private func forget(_ what: Saved) -> Int {
    switch what {
    case .game:
      defer { kept = [] }
      return kept.isEmpty ? 0 : 1
    case .records:
      defer { (finished, begun) = ([], []) }
      return [finished, begun].count { !$0.isEmpty }
    case .settings:
      defer { settings = [:] }
      return settings.isEmpty ? 0 : 1
    case .history: return 0
    case .tunes: return clearTunes()
    case .everything: return Saved.allCases.filter { $0 != .everything }.reduce(0) { $0 + forget($1) }
    }
  }
}
