import Testing
import Wording
@testable import MemoryGame
@testable import MemoryTunes

/// `watch`, which shows a game that is over again, and the moves of computer players: card by card or, in plain
/// output, move by move, with a pause after each.
struct WatchTests {
  /// Finds all pairs in some order, with a few misses before.
  private func finish(_ transcript: Transcript, _ chance: Chance) {
    while let table = transcript.state.game.table, !table.game.isOver {
      let board = table.game.board
      let up = board.cards.filter(board.canFlip)
      let card = chance.pick(up)
      let mate = board.mate(of: card)
      transcript.play("\(card) \(chance.below(3) == 0 ? chance.pick(up) : mate)")
    }
  }

  /// A typed session, and the screen at each pause of its last line.
  private final class Watcher {
    let transcript: Transcript
    private(set) var frames: [String] = []
    private(set) var times: Set<Int> = []
    /// The pause at which the player stops.
    var patience = Int.max

    init(
      _ players: String, _ speed: Speed = .normal, isPlain: Bool = false, seed: UInt64 = 7,
      on machine: Machine? = nil
    ) {
      var style = Style()
      (style.frame, style.wrapsPlain, style.redraws) = (.box, isPlain, !isPlain)
      (style.width, style.height) = isPlain ? (200, nil) : (80, 24)
      transcript = Transcript(
        seed: seed, style: style, isTyped: true, on: machine,
        set: {
          ($0.values.tunes, $0.values.presentation.speed) = (.builtIn, speed)
          if isPlain { $0.values.presentation.board = .plain }
        })
      transcript.play(lines: [players, "play 8"])
      transcript.session.text!.pause = { [unowned self] in
        times.insert($0)
        frames.append(transcript.text)
        return frames.count < patience
      }
    }

    func play(_ line: String) -> String {
      (frames, times) = ([], [])
      return transcript.play(line)
    }

    /// The last page that was drawn before each pause.
    var pages: [String] { frames.map { $0.components(separatedBy: "\u{1B}[H").last! } }
  }

  private static let speeds = [(Speed.slow, 1500), (.normal, 700), (.fast, 250)]

  @Test(arguments: speeds, [("players you", "game"), ("players ann ben", "menu")])
  func `each card of the game is drawn and shown for a while`(
    speed: (name: Speed, time: Int), game: (players: String, screen: String)
  ) throws {
    let watcher = Watcher(game.players, speed.name, on: Machine())
    finish(watcher.transcript, Chance(seed: 3))
    let board = cells(watcher.play("show"))
    _ = watcher.play(game.screen)
    for isPerfect in [false, true] {
      let answer = watcher.play(isPerfect ? "watch perfect" : "watch")
      var watched = try #require(watcher.transcript.state.game.table)
      if isPerfect { watched.playPerfectly() }
      let cards = (0..<watched.game.log.position).map { watched.game.log[$0] }
      #expect(watcher.frames.count == cards.count && watcher.times == [speed.time])
      for (page, entry) in zip(watcher.pages, cards) {
        guard case .flip(let card) = entry else { continue }
        #expect(["up ", "pair! ", "!"].contains { page.contains("─ \(card) \($0)") }, "\(card): \(page)")
        // No time passes.
        #expect(cells(page) == board && !page.contains("turn back") && !page.contains(#/\d:\d\d/#))
      }
      let (last, move) = (watcher.frames.last!, watched.game.board.moves)
      #expect(last.hasSuffix("\nMove \(move) of \(move). To stop, press Enter.\u{1B}[K\n\u{1B}[J"))
      #expect(answer.hasPrefix(last.components(separatedBy: "\nMove").dropLast().joined(separator: "\nMove")))
      #expect(answer.contains(isPerfect ? "Perfect play of the same" : "The whole game"))
    }
  }

  /// How many lines of frames a board has.
  private func cells(_ page: String) -> Int {
    page.components(separatedBy: "\u{1B}[H").last!.split(separator: "\n").count { line in
      line.first.map { "┌├└".contains($0) } == true
    }
  }

  @Test(arguments: speeds)
  func `each card that a program turns is drawn and shown for a while`(speed: Speed, time: Int) {
    let watcher = Watcher("players you hard", speed)
    let answer = watcher.play("flip 1 2")
    let cards = watcher.transcript.state.answer.turned.filter { $0.seat == 1 }.map(\.card.number)
    let pages = watcher.pages
    // The last card is shown by the answer, and the player's own miss for twice as long.
    #expect(pages.count == cards.count && cards.count >= 2 && watcher.times == [time, 2 * time])
    #expect(pages[0].contains("you    1  Lovefool |  2  Take On Me | no pair"), "\(pages[0])")
    for (page, card) in zip(pages.dropFirst() + [answer], cards) {
      #expect(page.contains("hard  ") && page.contains("─ \(card) "), "\(page)")
    }
    #expect(answer.hasPrefix(watcher.frames.last!) && answer.contains("> you 0"))
  }

  @Test(arguments: [("watch", [1, 2, 3, 9]), ("watch perfect", [4])])
  func `a player who stops reads where, and one who sees the last card reads of the whole game`(
    line: String, cards: [Int]
  ) {
    let watcher = Watcher("players you")
    finish(watcher.transcript, Chance(seed: 3))
    var table = watcher.transcript.state.game.table!
    if line != "watch" { table.playPerfectly() }
    let all = table.game.log.position
    for last in cards + [all] {
      watcher.patience = last
      let answer = watcher.play(line)
      let stopped = "Stopped at move \((last + 1) / 2) of \(table.game.board.moves). "
      #expect(answer.contains(stopped + "To watch from the beginning, type: \(line)\u{1B}") == (last < all))
      #expect(answer.contains(line == "watch" ? "The whole game: " : "Perfect play") == (last == all))
      #expect(watcher.frames.count == last)
      #expect(watcher.play("show").contains("8 of 8 pairs") && !watcher.transcript.text.contains("Stopped"))
    }
  }

  /// The answer is what was heard before each pause, and the rest.
  @Test(arguments: [(Speed.slow, 3000), (.normal, 1400), (.fast, 500), (.off, 0)], ["flip 1 2", "watch"])
  func `plain output waits before each further move`(speed: (name: Speed, time: Int), line: String) {
    for seed in 1...8 as ClosedRange<UInt64> {
      func watcher(_ speed: Speed) -> Watcher {
        let players = line == "watch" ? "players you" : "players you hard"
        let watcher = Watcher(players, speed, isPlain: true, seed: seed)
        if line == "watch" { finish(watcher.transcript, Chance(seed: seed)) }
        return watcher
      }
      let (one, other) = (watcher(speed.name), watcher(.off))
      let answer = one.play(line)
      let moves =
        line == "watch"
        ? one.transcript.state.game.table!.game.board.moves - 1
        : answer.split(separator: "\n").count { $0.hasPrefix("Hard: ") }
      #expect(one.frames.count == (speed.name == .off ? 0 : moves), "\(answer)")
      #expect(one.times.isSubset(of: [speed.time]) && answer == other.play(line) && other.frames.isEmpty)
      for (index, text) in one.frames.enumerated() {
        #expect(answer.hasPrefix(text) && text.split(separator: "\n").count == index + 1, "\(text)")
      }
    }
  }

  @Test(arguments: 0..<28 as Range<UInt64>)
  func `perfect play is what optimal players make of the same deal`(seed: UInt64) throws {
    let chance = Chance(seed: seed)
    let pairs = 2 + chance.below(13)
    let transcript = Transcript(seed: seed, set: { $0.isJSON = true })
    transcript.play(lines: [chance.pick(["players you", "players ann ben"]), "play \(pairs)"])
    if chance.below(3) == 0 { transcript.play("reveal") } else { finish(transcript, chance) }
    let other = Transcript(seed: seed, set: { $0.isJSON = true })
    other.play("players optimal")
    // Several who remember everything remember the same.
    let log = try JSONValue(json: other.play("play \(pairs)"))["game"]?["log"]?.elements ?? []
    let expected = log.map { Array(($0.elements ?? []).compactMap(\.count).dropFirst()) }
    for _ in 1...2 {
      let moves = try JSONValue.watched(transcript.play("watch perfect")).map { Array($0.dropFirst()) }
      #expect(moves == expected && moves.count >= pairs)
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `a game is listed as it was played, and stays what it is`(seed: UInt64) throws {
    let chance = Chance(seed: seed)
    let random = RandomLines(seed: seed)
    let machine = Machine()
    let transcript = Transcript(seed: seed, isTyped: true, on: machine, set: { $0.isJSON = true })
    transcript.play(lines: [chance.pick(["players you", "players a b", "players a b c"]), "play 2"])
    var log: [[Int]] = []
    // Sixty lines, and more until a game has ended.
    for number in 0..<400 where number < 60 || log.isEmpty {
      let before = transcript.state.game.table?.game.log.position
      let line = chance.pick([random.next(on: transcript.state), "pass", "play 2", "1 2", "1 3", "1 4", "2 3"])
      if line.hasPrefix("watch") { continue }
      transcript.play(line)
      if transcript.state.confirmation != nil { transcript.play("yes") }
      guard let table = transcript.state.game.table else { continue }
      let (saved, steps) = (machine.contents, table.steps)
      let answer = transcript.play(chance.pick(["watch", "watch perfect"]))
      #expect(transcript.state.game.table?.steps == steps && machine.contents == saved)
      #expect(transcript.state.isRefusal == !table.game.isOver, "\(line): \(answer)")
      guard table.game.isOver, table.game.log.position != before else { continue }
      log = table.game.moves().map { [$0.seat] + $0.cards }
      let last = table.game.board.faceUp.first.map { [[table.game.turns.turn, $0]] } ?? []
      #expect(try JSONValue.watched(transcript.play("watch")) == log + last)
    }
    #expect(!log.isEmpty)
  }

  @Test(arguments: [
    (Language.english, "New Game asks Apple's iTunes catalog for tunes. Turn off: set tunes built-in"),
    (.russian, "берёт песни из iTunes (Apple). Отключить: задать песни встроенные"),
    (.chinese, "会从Apple的iTunes曲库下载歌曲。输入“设置 歌曲 内置”可以关闭。"),
  ])
  func `the very first start shows the rules and the privacy note`(language: Language, sentence: String) {
    for (isFirst, tunes) in [(true, TunePolicy.auto), (true, .builtIn), (false, .auto)] {
      var style = Style()
      (style.width, style.language) = (200, language)
      let transcript = Transcript(
        style: style, isTyped: true, isFirst: isFirst, set: { $0.values.tunes = tunes })
      transcript.session.flush()
      #expect(transcript.text.contains(sentence) == (isFirst && tunes == .auto), "\(transcript.text)")
      #expect(transcript.text.contains(language.words.gameInBrief) == isFirst)
    }
  }
}

extension JSONValue {
  /// The moves in the list of an answer: the seat and the cards.
  fileprivate static func watched(_ answer: String) throws -> [[Int]] {
    try (JSONValue(json: answer)["list"]?.elements ?? []).map { move in
      [move["player"]?.count ?? -1] + (move["cards"]?.elements ?? []).map { $0.count ?? -1 }
    }
  }
}
