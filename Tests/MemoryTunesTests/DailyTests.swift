import Foundation
import Testing
import Wording
@testable import MemoryCore
@testable import MemoryTunes
@testable import PlayFeature
@testable import PreferencesFeature
@testable import RecordsFeature

@testable import MemoryGame

/// The game of the day, streaks, and shared results.
struct DailyTests {
  private static let calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC")!
    return calendar
  }()

  /// A day's date, formatted by Foundation.
  private static func text(_ number: Int) -> String {
    let date = Date(timeIntervalSince1970: Double(number) * 86_400)
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    return String(format: "%04d-%02d-%02d", parts.year!, parts.month!, parts.day!)
  }

  @Test func `every day to the year 9999 is written and read like Foundation's calendar`() {
    for number in stride(from: 0, through: Day.numbers.upperBound, by: 173) {
      let text = Self.text(number)
      #expect(Day(text)?.number == number && Day(time: number * 86_400 + 86_399).text == text)
    }
    #expect(Day("9999-12-31")?.number == Day.numbers.upperBound)
  }

  @Test(arguments: [
    "2026-02-29", "2100-02-29", "2026-04-31", "2026-13-01", "2026-00-10", "2026-01-00", "1969-12-31",
    "0000-01-01", "0000-03-01", "2026-1-01", "26-01-01", "2026/01/01", "2026-01-01 ", "-026-01-01",
    "２026-01-01",
    "2026-01-0\u{301}1", "",
  ])
  func `invalid days and days before 1970 are refused`(text: String) {
    #expect(Day(text) == nil)
  }

  private func transcript(on day: String, _ set: (inout Settings) -> Void = { _ in }) throws -> Transcript {
    let time = try #require(Day(day)).number * 86_400 + 3_600
    return Transcript(set: set) { $0.now = { time } }
  }

  @Test(arguments: 0..<30)
  func `a day's deal matches an independent model`(place: Int) throws {
    let number = 20_700 + place * 11
    let category = [MemoryCore.Category.pop, .electronic, .rock, .metal, .rap][number % 5]
    let text = Self.text(number)
    let seed = try #require(UInt64(text.filter { $0 != "-" }))
    let transcript = try transcript(on: text)
    transcript.play("daily")
    let table = try #require(transcript.state.game.table)
    #expect(table.seed == seed && table.deck == category.deck && table.day?.text == text)
    let faces = DealModel.deal(Array(1...category.deck.count), pairs: 8, seed: seed).cards
    #expect(table.game.board.faces.map { Int($0) + 1 } == faces)
  }

  @Test func `a game of the day does not change the next game`() throws {
    func lines(with daily: [String]) throws -> String {
      let transcript = try transcript(on: "2026-11-20") { $0.isJSON = true }
      for line in ["category metal", "players ann bob", "seed 5"] + daily { transcript.play(line) }
      return AnswerText.withoutLine(transcript.play("play 3"))
    }
    #expect(try lines(with: ["daily", "daily 2026-11-19"]) == lines(with: []))
  }

  @Test func `a future day is refused until the second it begins`() throws {
    let time = try #require(Day("2026-11-20")).number * 86_400
    for (second, isRefused) in [(-1, true), (0, false)] {
      let transcript = Transcript(world: { $0.now = { time + second } })
      transcript.play("daily 2026-11-20")
      #expect(transcript.state.isRefusal == isRefused)
      #expect((transcript.state.game.table == nil) == isRefused)
    }
  }

  @Test(arguments: 0..<50)
  func `streaks match a search over each day of a year`(seed: UInt64) {
    var chance = SplitMix64(seed: seed)
    let today = 20_777
    var days = Set((today - 364...today).filter { _ in chance.below(10) > Int(seed % 4) })
    if seed % 3 == 0 { days.remove(today) }
    if seed % 7 == 0 { days.remove(today - 1) }
    var longest = 0
    for first in days {
      var last = first
      while days.contains(last + 1) { last += 1 }
      longest = max(longest, last - first + 1)
    }
    var streak = 0
    var day = days.contains(today) ? today : today - 1
    while days.contains(day) { (streak, day) = (streak + 1, day - 1) }
    func line(_ day: Int, on date: Int) -> String {
      "\(Self.text(date))T23:59:59Z\tpop\t8\t12\t24\t9\t7\t\t\t0\tyou\t\(Self.text(day))\tsame\t8\t\n"
    }
    // Each of these days is finished on time, and up to three times later. Some other days are finished only
    // later.
    let late = Set((today - 364..<today).filter { !days.contains($0) && $0 % 5 == 0 })
    let lines =
      days.map { line($0, on: $0) }
      + days.union(late).flatMap { day in (0...chance.below(3)).map { line(day, on: day + 1 + $0) } }
    let file = Array((RecordKind.finished.header + "\n" + lines.joined()).utf8)
    let notice = RecordsNotice(
      .stats(.pop), in: recordSource(finished: file), today: Day(time: today * 86_400))
    guard case .stats(let stats) = notice else {
      Issue.record("no statistics")
      return
    }
    #expect(stats.days?.played == days.union(late).count && stats.days?.longest == longest)
    #expect(stats.days?.streak == streak)
  }

  @Test func `only the record of a game of the day has a day`() throws {
    let line = "2026-11-20T00:00:00Z\tpop\t8\t12\t24\t9\t7\t\t\t0\tyou"
    func day(_ text: String) throws -> Day? { try #require(Record(line: text)).day }
    #expect(try day(line) == nil && day("\(line)\t") == nil && day("\(line)\t2026-11-31") == nil)
    #expect(try day("\(line)\t2026-11-20")?.text == "2026-11-20")
  }

  /// Flipping a known card is a mistake even if it happens to make a pair.
  @Test(arguments: [
    (Language.english, "1 mistake cost 0.5 moves", "1 move without a pair, 1 mistake"),
    (.russian, "1 ошибка стоила 0,5 хода", "1 ход без пары, 1 ошибка"),
    (.chinese, "1次失误多用0.5步", "1步没配上，1次失误"),
  ])
  func `a shared result counts the same mistakes as the ending`(
    language: Language, ending: String, misses: String
  ) {
    var style = Style()
    (style.language, style.board) = (language, .plain)
    let transcript = Transcript(style: style) {
      $0.board = .plain
      $0.echoes = false
    }
    transcript.play(lines: ["seed 3", "play 2", "flip 1 2", "flip 1 3"])
    #expect(transcript.play("flip 2 4").contains(ending))
    #expect(transcript.play("share").split(separator: "\n").last! == misses)
  }

  @Test(arguments: 0..<20)
  func `each move of a shared game of several players has its player`(seed: UInt64) throws {
    var chance = SplitMix64(seed: seed)
    let transcript = Transcript(seed: seed)
    transcript.play(lines: ["players ann ben cleo", "play 4"])
    var turns: [Int] = []
    while let game = transcript.state.game.table?.game, !game.isOver {
      transcript.play("flip \(1 + chance.below(8))")
      let now = try #require(transcript.state.game.table).game
      if now.board.moves > game.board.moves { turns.append(game.turns.turn) }
    }
    let share = Share(try #require(transcript.state.game.table))
    #expect(share.seats == turns && share.signs.count == turns.count)
  }

  @Test(arguments: 0..<40)
  func `a shared result has a sign for each move and reveals no card`(seed: UInt64) throws {
    var chance = SplitMix64(seed: seed)
    let transcript = Transcript(seed: 7_000_000_000 + seed) { $0.isJSON = true }
    let pairs = 2 + chance.below(12)
    transcript.play("play \(pairs)")
    var matches: [Bool] = []
    while let board = transcript.state.game.table?.game.board, !board.isFinished {
      transcript.play("flip \(1 + chance.below(2 * pairs))")
      let now = try #require(transcript.state.game.table).game.board
      if now.moves > board.moves { matches.append(now.matchedPairs > board.matchedPairs) }
    }
    transcript.play("share")
    guard case .share(let share) = transcript.state.notice as? ReviewNotice else {
      Issue.record("not shared")
      return
    }
    #expect(share.signs.map { $0 == .pair } == matches)
    let table = try #require(transcript.state.game.table)
    let costs = try #require(table.game.review).rows.map(\.regret)
    for (place, sign) in share.signs.enumerated() where sign != .pair {
      #expect((sign == .costlyMove) == (costs[2 * place] + costs[2 * place + 1] > 0))
    }
    let lines = share.lines(isASCII: false, Language.english.words)
    #expect(lines.count == 3 && lines[2].count == table.game.board.moves)
    for face in table.game.board.faces {
      #expect(!lines.joined().contains(table.deck.text(.title, at: Int(face))))
    }
    #expect(!lines.joined().contains(String(table.seed)))
  }
}
