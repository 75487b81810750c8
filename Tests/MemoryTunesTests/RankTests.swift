import Testing
@testable import MemoryCore
@testable import RecordsFeature

@testable import MemoryTunes

/// The rank at the end of a game.
struct RankTests {
  /// Two pairs, found in two moves, with these records. Each line takes 70 seconds.
  private func end(records: String, lines: [String] = [], record: @escaping ([UInt8]) -> Void = { _ in })
    -> String
  {
    let machine = Machine()
    (machine.pace, machine.finished) = (70, Array(records.utf8))
    let transcript = Transcript(on: machine, world: { $0.record = record })
    transcript.play(lines: ["seed 3", "play 2", "flip 1"] + lines + ["flip 3"])
    return transcript.play("flip 2 4").split(separator: "\n").suffix(5).joined(separator: " ")
  }

  private func line(moves: Int, seconds: Int, pairs: Int = 2) -> String {
    "2026-05-17T20:14:09Z\tpop\t\(pairs)\t\(moves)\t\(2 * moves)\t\(seconds)\t7\n"
  }

  private func rank(
    _ pairs: Int, _ moves: Int, _ seconds: Int, isAssisted: Bool = false, among records: String...
  ) -> Rank {
    Rank(
      pairs: pairs, moves: moves, seconds: seconds, isAssisted: isAssisted,
      in: recordSource(finished: Array(records.joined().utf8)))
  }

  @Test func `a game ranks behind equal games, in any order`() {
    let games = [
      line(moves: 4, seconds: 9), line(moves: 3, seconds: 30), line(moves: 3, seconds: 20),
      line(moves: 12, seconds: 60, pairs: 8),
    ]
    #expect(rank(2, 3, 30, among: games[0]) == Rank(seconds: 30, rank: 1, games: 2, best: 4))
    for all in [games.joined(), games.reversed().joined()] {
      #expect(rank(2, 2, 99, among: all) == Rank(seconds: 99, rank: 1, games: 4, best: 3))
      #expect(rank(2, 3, 25, among: all) == Rank(seconds: 25, rank: 2, games: 4, best: 3))
      #expect(rank(2, 3, 30, among: all) == Rank(seconds: 30, rank: 3, games: 4, best: 3))
      #expect(rank(5, 3, 30, among: all) == Rank(seconds: 30, rank: 1, games: 1, best: nil))
    }
  }

  @Test func `a game with aids ranks behind all games without`() {
    let games =
      line(moves: 4, seconds: 9) + line(moves: 9, seconds: 9)
      + "2026-05-17T20:14:09Z\tpop\t2\t3\t6\t5\t7\t\t\t1\tyou\n"
      + "2026-05-17T20:14:09Z\tpop\t2\t2\t4\t5\t7\t\t\t0\tyou\t\tsame\t2\tundo\n"
    #expect(rank(2, 2, 9, isAssisted: true, among: games) == Rank(seconds: 9, rank: 4, games: 5, best: 4))
    #expect(rank(2, 20, 9, among: games) == Rank(seconds: 9, rank: 3, games: 5, best: 4))
  }

  /// Only some lines are read as a whole; the answer is that of all of them.
  @Test(arguments: 0..<40)
  func `what is known of a deal is what all records say`(seed: UInt64) {
    let chance = Chance(seed: seed)
    let junk = ["x", "", "\t\t2\t2", "2026-05-17T20:14:09Z\tpop\t2\t2\t4", "when\tdeck\tpairs"]
    let finished = (0..<30).map { _ in
      let moves = 2 + chance.below(4)
      let (deal, player, hints) = (
        chance.below(4), chance.pick(["you", "ann ben", "optimal"]), chance.below(2)
      )
      let line =
        "2026-05-17T20:14:09Z\tpop\t\(2 + chance.below(2))\t\(1 + moves)\t\(2 * moves + 2)\t9\t\(deal)"
        + "\t\t\t\(hints)\t\(player)"
      return chance.below(4) == 0 ? chance.pick(junk + [String(line.prefix(chance.below(60)))]) : line
    }
    let begun = (0..<30).map { _ in
      "pop\t\(2 + chance.below(2))\tsame\t\(chance.pick(["", "continued", "revealed"]))\t\(chance.below(4))\tyou"
    }
    let files = recordSource(
      finished: Array((finished.joined(separator: "\n") + "\n").utf8),
      begun: Array((begun.joined(separator: "\n") + "\n").utf8))
    let games = Record.all(in: files).filter { $0.pairs == 2 }
    let events = BegunGame.all(in: files).filter { $0.pairs == 2 && $0.seed == 1 }.map(\.event)
    #expect(
      Past(seed: 1, pairs: 2, in: files)
        == Past(
          finished: games.first { $0.seed == 1 }?.moves,
          best: games.filter { $0.isSolo(of: "you") && !$0.isAssisted }.map(\.moves).min(),
          seen: Sightings(
            begun: events.count { $0 == .begun }, continued: events.count { $0 == .continued },
            revealed: events.count { $0 == .revealed })))
  }

  @Test func `an assisted game is not a new best`() {
    let text = end(records: line(moves: 3, seconds: 3), lines: ["undo", "flip 1"])
    #expect(text.contains("As an assisted game, it ranks 2 among your 2 games of 2 pairs"), "\(text)")
  }

  @Test func `a recording gives the same rank where nothing is saved`() throws {
    var recording: [UInt8] = []
    let text = end(records: line(moves: 3, seconds: 3)) { recording += $0 }
    #expect(String(decoding: recording, as: UTF8.self).contains(" rank\t140\t2\t2\t3\nflip 2 4\n"))
    var start = RecordingStart()
    let rest = recording.split(separator: UInt8(ascii: "\n")).drop { start.read(Array($0)[...]) }
    let replay = Transcript(replaying: start)
    let answers = rest.map { replay.replay(Array($0)) }
    #expect(answers.last?.split(separator: "\n").suffix(5).joined(separator: " ") == text)
  }
}
