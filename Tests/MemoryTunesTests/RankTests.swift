import Testing
@testable import MemoryCore
@testable import RecordsFeature

@testable import MemoryTunes

/// The rank at the end of a game.
struct RankTests {
  @Test func `the header of a file also applies to lines added later`() {
    let ranking = Ranking()
    ranking.add(Array("\(Record.header)\n".utf8).span)
    ranking.endFile(mayGrow: true)
    // Complete in a file of the first version, cut short in this one.
    ranking.add(Array("2026-05-17T20:14:09Z\tpop\t2\t3\t6\t9\t7\n".utf8).span)
    #expect(ranking.unreadable == 1)
    ranking.endFile(mayGrow: false)
    ranking.add(Array("2026-05-17T20:14:09Z\tpop\t2\t3\t6\t9\t7\n".utf8).span)
    #expect(ranking.unreadable == 1)
  }

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

  @Test func `a game ranks behind equal games, whenever they were recorded`() {
    let ranking = Ranking()
    func add(_ pieces: String...) {
      for piece in pieces {
        let bytes = Array(piece.utf8)
        ranking.add(bytes.span)
        ranking.endFile(mayGrow: true)
      }
    }
    func placing(_ pairs: Int, _ moves: Int, _ seconds: Int) -> Rank {
      ranking.placing(pairs: pairs, moves: moves, seconds: seconds)
    }
    add("when\tdeck\tpairs\tmoves\tflips\tseconds\tseed\n" + line(moves: 4, seconds: 9))
    #expect(placing(2, 3, 30) == Rank(seconds: 30, rank: 1, games: 2, best: 4))
    add(line(moves: 3, seconds: 30) + line(moves: 3, seconds: 20), line(moves: 12, seconds: 60, pairs: 8))
    #expect(placing(2, 2, 99) == Rank(seconds: 99, rank: 1, games: 4, best: 3))
    #expect(placing(2, 3, 25) == Rank(seconds: 25, rank: 2, games: 4, best: 3))
    #expect(placing(2, 3, 30) == Rank(seconds: 30, rank: 3, games: 4, best: 3))
    #expect(placing(5, 3, 30) == Rank(seconds: 30, rank: 1, games: 1, best: nil))
    // The header still says how many columns a whole line has.
    add("2026-05-17T20:14:09Z\tpop\t2\t3\t6\t30\n")
    #expect(ranking.unreadable == 1)
    ranking.startOver()
    #expect(placing(2, 3, 30) == Rank(seconds: 30, rank: 1, games: 1, best: nil) && ranking.unreadable == 0)
  }

  @Test func `a game with aids ranks behind all games without`() {
    let ranking = Ranking()
    let text =
      line(moves: 4, seconds: 9) + line(moves: 9, seconds: 9)
      + "2026-05-17T20:14:09Z\tpop\t2\t3\t6\t5\t7\t\t\t1\tyou\n"
      + "2026-05-17T20:14:09Z\tpop\t2\t2\t4\t5\t7\t\t\t0\tyou\t\tsame\t2\tundo\n"
    let bytes = Array(text.utf8)
    ranking.add(bytes.span)
    #expect(
      ranking.placing(pairs: 2, moves: 2, seconds: 9, isAssisted: true)
        == Rank(seconds: 9, rank: 4, games: 5, best: 4))
    #expect(ranking.placing(pairs: 2, moves: 20, seconds: 9) == Rank(seconds: 9, rank: 3, games: 5, best: 4))
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
