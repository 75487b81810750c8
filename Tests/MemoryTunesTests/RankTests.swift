import Saved
import Testing
@testable import App
@testable import MemoryTunes

/// The rank at the end of a game.
struct RankTests {
  /// Two pairs, found in two moves, with these games before. Each line takes 70 seconds.
  private func end(
    after games: [FinishedGame], lines: [String] = [], record: @escaping ([UInt8]) -> Void = { _ in }
  ) throws -> String {
    let machine = Machine()
    machine.pace = 70
    for game in games { try game.add(to: machine.database) }
    let transcript = Transcript(on: machine, world: { $0.record = record })
    transcript.play(lines: ["seed 3", "play 2", "flip 1"] + lines + ["flip 3"])
    return transcript.play("flip 2 4").split(separator: "\n").suffix(5).joined(separator: " ")
  }

  private static let game = FinishedGame(pairs: 2, seed: 99, moves: 3, seconds: 3)

  @Test func `an assisted game is not a new best`() throws {
    let text = try end(after: [Self.game], lines: ["undo", "flip 1"])
    #expect(text.contains("As an assisted game, it ranks 2 among your 2 games of 2 pairs"), "\(text)")
  }

  @Test func `a game with split cards is not compared with one whose cards are alike`() throws {
    let split = FinishedGame(cards: "split", pairs: 2, seed: 99, moves: 1, seconds: 3)
    let text = try end(after: [split], lines: ["undo", "flip 1"])
    #expect(!text.contains("ranks 2") && !text.contains("1 move"), "\(text)")
  }

  @Test func `a recording gives the same rank where nothing is saved`() throws {
    var recording: [UInt8] = []
    let text = try end(after: [Self.game]) { recording += $0 }
    let script = String(decoding: recording, as: UTF8.self)
    #expect(script.contains("rows [[\"rank\",\"140\",\"1\",\"2\",\"3\",\"0\"]]\nflip 2 4\n"), "\(script)")
    var start = RecordingStart()
    let rest = recording.split(separator: UInt8(ascii: "\n")).drop { start.read(Array($0)[...]) }
    let replay = Transcript(replaying: start)
    let answers = rest.map { replay.replay(Array($0)) }
    #expect(answers.last?.split(separator: "\n").suffix(5).joined(separator: " ") == text)
  }

  @Test(arguments: [
    (1, false, false, 5), (0, false, false, 4), (1, true, false, 4), (1, false, true, 4),
  ])
  func `a game of the day goes on with the streak if it is the first of its day`(
    day: Int, isFinished: Bool, isRepeat: Bool, streak: Int
  ) {
    let rows: [Row] =
      [["rank", "9", "1", "3", "", "0"], ["now", "86400"], ["days", "9", "4", "5"]]
      + (isFinished ? [["today", "14", "62", "0.5", ""]] : [])
    let rank = Rank(rows, day: Day(time: 86_400 * day), isRepeat: isRepeat)
    #expect(rank?.streak == streak)
    #expect(Rank(rows, day: nil, isRepeat: false)?.streak == nil)
  }
}
