import Testing
import Wording
@testable import App
@testable import MemoryGame
@testable import MemoryTunes

import Text

/// `watch`: a game that is over, shown again.
struct WatchedGameTests {
  /// Finds all pairs in some order, with a few misses before.
  private func finish(_ transcript: Transcript, _ chance: Chance) {
    while let table = transcript.state.game.table, !table.game.isOver {
      let board = table.game.board
      let up = board.cards.filter(board.canFlip)
      let card = chance.pick(up)
      let mate = board.cards.first { $0 != card && board.faces[$0 - 1] == board.faces[card - 1] }!
      transcript.play("\(card) \(chance.below(3) == 0 ? chance.pick(up) : mate)")
    }
  }

  private func finished(_ players: String = "players you", pairs: Int = 8, speed: Speed = .normal) -> Transcript
  {
    var style = Style()
    (style.height, style.redraws, style.frame) = (24, true, .box)
    let transcript = Transcript(
      style: style, isTyped: true,
      set: {
        $0.values.tunes = .builtIn
        $0.values.presentation.speed = speed
      })
    transcript.play(lines: [players, "play \(pairs)"])
    finish(transcript, Chance(seed: 3))
    return transcript
  }

  @Test(
    arguments: [(Speed.slow, 1500), (.normal, 700), (.fast, 250)],
    [("players you", "game"), ("players ann ben", "menu")])
  func `each card of the game is drawn and shown for a while`(
    speed: (name: Speed, time: Int), game: (players: String, screen: String)
  ) throws {
    let transcript = finished(game.players, speed: speed.name)
    let board = cells(transcript.play("show"))
    transcript.play(game.screen)
    var frames: [String] = []
    transcript.session.text!.pause = {
      #expect($0 == speed.time)
      frames.append(transcript.text)
      return true
    }
    for isPerfect in [false, true] {
      frames = []
      let answer = transcript.play(isPerfect ? "watch perfect" : "watch")
      let table = try #require(transcript.state.game.table)
      var watched = table
      if isPerfect { watched.playPerfectly() }
      let cards = (0..<watched.game.log.position).map { watched.game.log[$0] }
      #expect(frames.count == cards.count)
      for (frame, entry) in zip(frames, cards) {
        let page = frame.components(separatedBy: "\u{1B}[H").last!
        guard case .flip(let card) = entry else { continue }
        #expect(
          page.contains("─ \(card) up ") || page.contains("─ \(card) pair! ") || page.contains("─ \(card) !"),
          "\(card): \(page)")
        #expect(cells(page) == board && !page.contains("turn back"))
      }
      let (last, move) = (frames.last!, watched.game.board.moves)
      #expect(last.hasSuffix("\nMove \(move) of \(move). To stop, press Enter.\u{1B}[K\n\u{1B}[J"))
      #expect(answer.hasPrefix(last.components(separatedBy: "\nMove").dropLast().joined(separator: "\nMove")))
      #expect(answer.contains(isPerfect ? "Perfect play of the same" : "The whole game"))
      #expect(!answer.contains("card  tune"))
      #expect(table.game.log.position == cards.count || isPerfect)
    }
  }

  /// How many lines of frames a board has.
  private func cells(_ page: String) -> Int {
    page.components(separatedBy: "\u{1B}[H").last!.split(separator: "\n").count { line in
      line.first.map { "┌├└".contains($0) } == true
    }
  }

  @Test(arguments: [("watch", [1, 2, 3, 9]), ("watch perfect", [4])])
  func `a player who stops reads where, and one who sees the last card reads of the whole game`(
    line: String, cards: [Int]
  ) {
    let transcript = finished()
    var table = transcript.state.game.table!
    if line != "watch" { table.playPerfectly() }
    let all = table.game.log.position
    for last in cards + [all] {
      var pauses = 0
      transcript.session.text!.pause = { _ in
        pauses += 1
        return pauses < last
      }
      let answer = transcript.play(line)
      let stopped = "Stopped at move \((last + 1) / 2) of \(table.game.board.moves). "
      #expect(answer.contains(stopped + "To watch from the beginning, type: \(line)\u{1B}") == (last < all))
      #expect(answer.contains(line == "watch" ? "The whole game: " : "Perfect play") == (last == all))
      transcript.session.text!.redraw()
      #expect(transcript.text.contains("Stopped at") == (last < all))
      #expect(transcript.play("show").contains("8 of 8 pairs") && pauses == last)
      #expect(!transcript.text.contains("Stopped"))
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `perfect play is what optimal players make of the same deal`(seed: UInt64) throws {
    let chance = Chance(seed: seed)
    let pairs = 2 + chance.below(13)
    let transcript = Transcript(seed: seed, set: { $0.isJSON = true })
    transcript.play(lines: [chance.pick(["players you", "players ann ben"]), "play \(pairs)"])
    if chance.below(3) == 0 { transcript.play("reveal") } else { finish(transcript, chance) }
    let other = Transcript(seed: seed, set: { $0.isJSON = true })
    other.play("players optimal")
    // Several who remember everything remember the same.
    let expected = try JSONValue.played(other.play("play \(pairs)")).map { $0.dropFirst() }
    for _ in 1...2 {
      let moves = try JSONValue.watched(transcript.play("watch perfect")).map { $0.dropFirst() }
      #expect(moves == expected && moves.count >= pairs)
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `a game is listed as it was played, and stays what it is`(seed: UInt64) throws {
    let chance = Chance(seed: seed)
    let random = RandomLines(seed: seed)
    let machine = Machine()
    let transcript = Transcript(seed: seed, isTyped: true, on: machine, set: { $0.isJSON = true })
    transcript.play(lines: [chance.pick(["players you", "players a b", "players a b c"]), "play 3"])
    var log: [[Int]] = []
    for _ in 0..<60 {
      let before = LogPosition(transcript.state.game.table).position
      let line = chance.pick([random.next(on: transcript.state), "pass", "undo", "\(1 + chance.below(6))"])
      if line.hasPrefix("watch") { continue }
      transcript.play(line)
      if transcript.state.confirmation.open != nil { transcript.play("yes") }
      guard let table = transcript.state.game.table else { continue }
      let saved = machine.contents
      let answer = transcript.play(chance.pick(["watch", "watch perfect"]))
      #expect(!transcript.state.changes.isStep && machine.contents == saved)
      #expect(transcript.state.isRefusal == !table.game.isOver, "\(line): \(answer)")
      guard table.game.isOver, LogPosition(table).position != before else { continue }
      log = table.moves(since: LogPosition(nil)).map { [$0.seat] + $0.cards }
      let last = table.game.board.faceUp.first.map { [[table.game.turns.turn, $0]] } ?? []
      #expect(try JSONValue.watched(transcript.play("watch")) == log + last)
    }
  }

  @Test func `plain output at a prompt waits before each further move`() {
    var style = Style()
    (style.width, style.wrapsPlain) = (200, true)
    let transcript = Transcript(
      style: style, isTyped: true, set: { ($0.values.tunes, $0.values.presentation.board) = (.builtIn, .plain) }
    )
    transcript.play("play 4")
    finish(transcript, Chance(seed: 1))
    let moves = transcript.state.game.table!.game.board.moves
    var heard: [String] = []
    transcript.session.text!.pause = {
      #expect($0 == 1400)
      heard.append(transcript.text)
      return true
    }
    let answer = transcript.play("watch")
    #expect(heard.count == moves - 1 && answer.split(separator: "\n").count == moves + 1)
    for (index, text) in heard.enumerated() {
      #expect(answer.hasPrefix(text) && text.split(separator: "\n").count == index + 1)
    }
  }
}

extension JSONValue {
  /// The moves in the list of an answer: the seat and the cards.
  fileprivate static func watched(_ answer: String) throws -> [[Int]] {
    try (JSONValue(json: answer)["list"]?.elements ?? []).map { move in
      [move["player"]?.integer ?? -1] + (move["cards"]?.elements ?? []).map { $0.integer ?? -1 }
    }
  }

  /// The moves in the log of an answer.
  fileprivate static func played(_ answer: String) throws -> [[Int]] {
    try (JSONValue(json: answer)["game"]?["log"]?.elements ?? []).map {
      ($0.elements ?? []).map { $0.integer ?? -1 }
    }
  }

  private var integer: Int? { if case .number(let number) = self { Int(number) } else { nil } }
}
