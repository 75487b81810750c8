import Testing
import Wording
@testable import App
@testable import MemoryTunes

/// How the moves of computer players are shown.
struct WatchingTests {
  private func session(_ speed: Speed = .normal) -> Transcript {
    var style = Style()
    (style.height, style.redraws) = (24, true)
    let transcript = Transcript(
      style: style, isTyped: true,
      set: {
        $0.values.tunes = .builtIn
        $0.values.presentation.speed = speed
      })
    transcript.play("players you hard")
    return transcript
  }

  @Test(arguments: [(Speed.slow, 1500), (.normal, 700), (.fast, 250)])
  func `each card that a program turns is drawn and shown for a while`(speed: Speed, time: Int) {
    let transcript = session(speed)
    transcript.play("play 8")
    var frames: [String] = []
    transcript.session.text!.pause = {
      #expect($0 == time)
      frames.append(transcript.text)
      return true
    }
    let answer = transcript.play("flip 1 2")
    let (table, start) = (transcript.state.game.table!, transcript.state.lineStart)
    let cards = table.cardsTurned(since: start, in: table.moves(since: start))
      .filter { $0.seat == 1 }.map(\.card)
    let pages = frames.map { $0.components(separatedBy: "\u{1B}[H").last! }
    #expect(pages.count == 1 + cards.count && cards.count >= 2)
    #expect(pages[0].contains("you    1  Lovefool   |  2  Take On Me | no pair"), "\(pages[0])")
    for (page, card) in zip(pages.dropFirst(), cards) {
      #expect(page.contains("hard  "), "\(page)")
      #expect(page.contains("- \(card) "), "\(page)")
    }
    #expect(answer.hasPrefix(frames.last!) && answer.contains("> you 0"))
  }

  @Test func `a player who does not wait sees the end of the turn`() {
    let transcript = session()
    transcript.play("play 8")
    var pauses = 0
    transcript.session.text!.pause = { _ in
      pauses += 1
      return false
    }
    #expect(transcript.play("flip 1 2").contains("> you 0") && pauses == 1)
    transcript.play("show")
    #expect(pauses == 1)
  }

  @Test(arguments: [(Speed.slow, 3000), (.normal, 1400), (.fast, 500), (.off, 0)])
  func `plain output waits before each further move of a computer player`(speed: Speed, time: Int) {
    for seed in 1...20 as ClosedRange<UInt64> {
      let transcript = plain(speed, seed: seed)
      var heard: [String] = []
      transcript.session.text!.pause = {
        #expect($0 == time)
        heard.append(transcript.text)
        return true
      }
      let answer = transcript.play("flip 1 2")
      let moves = answer.split(separator: "\n").count { $0.hasPrefix("Hard: ") }
      #expect(heard.count == (speed == .off ? 0 : moves), "\(answer)")
      for (index, text) in heard.enumerated() {
        let lines = text.split(separator: "\n")
        #expect(answer.hasPrefix(text) && text.hasSuffix("\n") && lines.count == index + 1, "\(text)")
      }
      #expect(answer == plain(.off, seed: seed).play("flip 1 2"))
    }
  }

  private func plain(_ speed: Speed, seed: UInt64, players: String = "players you hard") -> Transcript {
    var style = Style()
    (style.width, style.wrapsPlain) = (200, true)
    let transcript = Transcript(
      seed: seed, style: style, isTyped: true,
      set: {
        ($0.values.tunes, $0.values.presentation.board) = (.builtIn, .plain)
        $0.values.presentation.speed = speed
      })
    transcript.play(lines: [players, "play 8"])
    return transcript
  }

  @Test(arguments: [
    (Language.english, "New Game asks Apple's iTunes catalog for tunes. Turn off: set tunes built-in"),
    (.russian, "берёт песни из iTunes (Apple). Отключить: задать песни встроенные"),
    (.chinese, "会向Apple的iTunes曲库请求歌曲。输入“设置 歌曲 内置”可以关闭。"),
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
