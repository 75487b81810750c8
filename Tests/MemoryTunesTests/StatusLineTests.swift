import Testing
import Wording
@testable import App
@testable import MemoryTunes

import Text

struct StatusLineTests {
  private func lines(
    _ width: Int, deck: String = "Pop", after lines: [String] = []
  ) throws -> [String] {
    let file = (1...8).map { "Title \($0)\tArtist\n" }.joined()
    let deck = try Deck(name: deck, file: Array(file.utf8))
    let transcript = Transcript(deck: deck)
    transcript.play(lines: lines + ["play"])
    var style = Style()
    style.width = width
    return StatusLine(try #require(transcript.state.game.table), Language.english.words).lines(style: style)
  }

  @Test(arguments: [
    (80, "Pop   0 of 8 pairs [......................]   0 moves, par 12.4"),
    (49, "Pop   0 of 8 pairs [........]   0 moves, par 12.4"),
    (46, "Pop   0 of 8 pairs   0 moves, par 12.4"), (38, "Pop   0 of 8 pairs   0 moves, par 12.4"),
    (34, "Pop  0/8 pairs  0 moves, par 12.4"), (30, "Pop 0/8  0 moves, par 12.4"),
    (22, "0/8  0 moves, par 12.4"), (20, "0/8  0 moves"),
  ])
  func `the status shows as much as fits`(width: Int, line: String) throws {
    #expect(try lines(width) == [line])
  }

  @Test(arguments: [
    (80, "Pop   0 of 8 pairs [......................]   1 move, par 12.4, 1:10"),
    (50, "Pop   0 of 8 pairs   1 move, par 12.4, 1:10"),
    (42, "Pop   0 of 8 pairs   1 move, par 12.4"),
  ])
  func `a wide terminal shows the time played`(width: Int, line: String) throws {
    let machine = Machine()
    machine.pace = 70
    let transcript = Transcript(on: machine)
    transcript.play(lines: ["seed 7", "play", "1", "2"])
    var style = Style()
    (style.width, style.height) = (width, 24)
    let table = try #require(transcript.state.game.table)
    #expect(StatusLine(table, Language.english.words).lines(style: style) == [line])
  }

  @Test(arguments: [20, 30, 40, 80], ["Pop", "a rather long name of a file of tunes.tsv", "日本語の歌.tsv"])
  func `the status fits the width`(width: Int, deck: String) throws {
    for players in [[], ["players ann optimal ben zoe"]] {
      #expect(try lines(width, deck: deck, after: players).allSatisfy { DisplayWidth.of($0) <= width })
    }
  }

  @Test(arguments: [
    (Language.english, "Pop  0/8 pairs  0 moves, par 12.4"), (.russian, "Pop  пары: 0/8  0 ходов, норма 12,4"),
    (.chinese, "Pop  0/8对  0步，标准12.4步"),
  ])
  func `a short form of the status is in the session's language`(language: Language, line: String) throws {
    let deck = try Deck(name: "Pop", file: Array((1...8).map { "Title \($0)\tArtist\n" }.joined().utf8))
    let transcript = Transcript(deck: deck)
    transcript.play("play")
    var style = Style()
    (style.width, style.language) = (DisplayWidth.of(line), language)
    let table = try #require(transcript.state.game.table)
    #expect(StatusLine(table, language.words).lines(style: style) == [line])
  }
}
