import Foundation
import MemoryGame
import Saved
import Testing

/// However programs end, the next start has every answered line. Nothing waits for a disk, because a program
/// that cannot save for five seconds may lose a line.
@Suite(.endsIfItHangs)
struct KillTests {
  private let folder = try! TemporaryFolder(inMemory: true)
  private var home: URL { folder.file("home") }

  @Test(arguments: [SIGKILL, SIGTERM, SIGHUP, SIGPIPE])
  func `every answered line is there at the next start`(signal: Int32) throws {
    var chance = SplitMix64(seed: UInt64(signal))
    /// What the next start must show; nil if a line was on its way.
    var expected: String?
    for run in 0..<12 {
      let program = try RunningProgram(home: home)
      let first = Program.Result.game(program.answer())
      if let expected { #expect(first == expected, "\(run)") }
      expected = first
      for _ in 0..<Int.random(in: 0...12, using: &chance) {
        expected = Program.Result.game(program.answer(to: Self.line(&chance)))
      }
      if Bool.random(using: &chance) {
        program.ask(Self.line(&chance))
        expected = nil
        usleep(UInt32.random(in: 0...3000, using: &chance))
      }
      #expect(program.end(signal) == "", "\(run)")
    }
  }

  @Test func `five programs, killed at once, lose no answered line and no game, and count each game once`()
    throws
  {
    var chance = SplitMix64(seed: 5)
    var expected: [String] = []
    var finished: Set<Substring> = []
    // Chance decides how soon a game is finished.
    var run = 0
    while run < 12 || finished.count <= 5 && run < 60 {
      defer { run += 1 }
      var shown: [String] = []
      let programs = try (0..<5).map { _ in
        let program = try RunningProgram(home: home)
        shown.append(Program.Result.game(program.answer()))
        return program
      }
      for game in expected { #expect(shown.contains(game), "\(run)") }
      for (place, program) in programs.enumerated() where run == 0 {
        shown[place] = Program.Result.game(program.answer(to: "play 2"))
      }
      for _ in 0..<Int.random(in: 1...12, using: &chance) {
        // All at once.
        for program in programs { program.ask(Self.line(&chance, inCrowd: true)) }
        for (place, program) in programs.enumerated() {
          let answer = program.answer()
          shown[place] = Program.Result.game(answer)
          if let seed = answer?.firstMatch(of: /"phase":"finished","seed":"([0-9]+)"/)?.1 {
            finished.insert(seed)
          }
        }
      }
      // The last line of some of them is on its way.
      let asked = programs.indices.filter { _ in Bool.random(using: &chance) }
      for place in asked { programs[place].ask(Self.line(&chance, inCrowd: true)) }
      usleep(UInt32.random(in: 0...3000, using: &chance))
      expected = shown.indices.filter { !asked.contains($0) }.map { shown[$0] }
      // A finished game is not offered while another one waits: then a program begins without one.
      expected.removeAll { $0.contains("\"phase\":\"finished\"") || $0.hasSuffix("\"game\":null") }
      for program in programs { #expect(program.end(SIGKILL) == "", "\(run)") }
    }
    let database = try Database(path: home.appending(path: "memory-tunes.db").path)
    let seeds = try database.rows("SELECT seed FROM records").map { $0[0] }
    #expect(Set(seeds).count == seeds.count && Set(seeds).isSuperset(of: finished.map(String.init)), "\(seeds)")
    #expect(finished.count > 5 && seeds.count < finished.count + run * 5)
    #expect(try database.rows("PRAGMA integrity_check") == [["ok"]])
  }

  /// In a crowd, nothing that programs share is changed, and no deal is dealt again.
  private static func line(_ chance: inout SplitMix64, inCrowd: Bool = false) -> String {
    let card = Int.random(in: 1...6, using: &chance)
    let lines = ["1 2", "1 3", "1 4", "2 3", "2 4", "3 4", "flip \(card)", "play 2", "game", "menu"]
    let alone = ["play 3", "5 6", "undo", "undo 3", "redo 2", "goto 1", "seed \(card)", "category \(card)"]
    return (inCrowd ? lines : lines + alone).randomElement(using: &chance)!
  }
}

extension SplitMix64: RandomNumberGenerator {}
