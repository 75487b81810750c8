import Foundation
import Testing
@testable import MemoryGame
@testable import MemoryTunes

/// Texts of games as the reference documents them, and damaged ones.
struct GameTextTests {
  private func section() throws -> Substring {
    let page = try GoldenFiles.text("docs/REFERENCE.md")
    let rest = page[try #require(page.range(of: "### The text of a game\n")).upperBound...]
    return rest[..<(try #require(rest.firstRange(of: "\n### ")).lowerBound)]
  }

  @Test func `the reference has every key of the text of a game, and words that are understood`() throws {
    let section = try section()
    let keys = section.matches(of: #/\n- `([a-z-]+)`: /#).map { String($0.output.1) }
    #expect(keys == GameField.all.map(\.name))
    let header = "format: 1\ndeck: pop\nseed: 3\npairs: 3\nplayers: a b\n\n"
    let words = try #require(section.firstMatch(of: /Each line of moves [^.]+/)).output
    for word in words.matches(of: /`([^`]+)`/).map(\.output.1) {
      #expect(savedGame(header + "1 2\n\(word)\n") != nil, "\(word)")
    }
  }

  @Test func `the example of the reference loads and has every key but that of a day`() throws {
    let section = try section()
    let block = try #require(section.firstMatch(of: #/```text\n((?:.*\n)*?)```/#)).output.1
    let game = try SavedGame(lines: linesOfGame(String(block)))
    let table = try #require(game.table)
    #expect(table.aids.words == ["hints=1", "undo", "repeat"] && table.made == 7)
    #expect(table.game.wasFinished && table.began == 1_795_000_000 && table.selection == [1, 3])
    #expect(game.next?.text == "9,set" && game.players == .alone && game.deck?.name == "colors.tsv")
    for key in GameField.all.map(\.name) where !["day", "streak"].contains(key) {
      #expect(block.contains("\(key): "), "\(key)")
      // Nothing but the keys of the game itself is needed.
      let rest = block.split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.hasPrefix("\(key):") }.joined(separator: "\n")
      let isNeeded = [
        "format", "deck", "tune", "seed", "pairs", "next-deck", "next-tune", "next-words", "next-words-tune",
      ].contains(key)
      // Without split cards nothing can be practiced, and nobody alone can pass.
      #expect((savedGame(rest) == nil) == (isNeeded || key == "cards" || key == "players"), "\(key)")
    }
  }

  /// Each byte of a text is replaced by each of some others. What is read is a game that can be written and
  /// read again, or a problem with its line.
  @Test(arguments: [
    [
      "deck two.tsv", "cards split", "play 4", "deck one.tsv", "players a b", "play 2", "flip 1 2", "pass",
      "undo",
    ],
    ["seed 7", "play 3", "flip 1", "flip 2 3", "undo", "hint", "seed 9", "flip 5 6", "menu"],
    ["deck one.tsv", "practice 2", "1 2", "3"], ["deck one.tsv", "cards split", "play 2 two.tsv"],
    ["daily 2026-11-20", "flip 1 2"],
  ])
  func `a changed byte is another game or a failure with its line`(lines: [String]) throws {
    let session = Transcript(on: Machine())
    session.play(lines: lines)
    let text = SavedGame(session.state.game).lines
    for (number, line) in zip(1..., text) {
      for index in line.utf8.indices {
        for byte in [" ", ":", "=", "1", "2", "x", ","] as [Character] where line[index] != byte {
          var changed = text
          changed[number - 1] = line[..<index] + String(byte) + line[line.index(after: index)...]
          do throws(SavedGame.Failure) {
            let game = try SavedGame(lines: changed)
            var state = GameState(next: NextGame(seed: 0))
            state.resume(game, resumesDeck: true)
            let again = try? SavedGame(lines: SavedGame(state).lines)
            #expect(again.map { Standing($0) } == Standing(game), "\(number) \(changed[number - 1])")
          } catch {
            #expect((1...text.count + 1).contains(error.line))
          }
        }
      }
    }
  }

  @Test(arguments: 0..<28)
  func `a game edited to a program's half move goes on`(seed: UInt64) {
    for name in ["optimal", "random", "forgetful:0.5", "capacity:2", "zwick-paterson"] {
      var chance = SplitMix64(seed: seed)
      let header = "format: 1\ndeck: pop\nseed: \(seed)\npairs: 3\ncards: same\nplayers: a \(name)\n\n"
      var cards = (0..<chance.below(9)).map { _ in "\(1 + chance.below(6))" }
      let file = { header + cards.joined(separator: " ") + "\n" }
      while savedGame(file()) == nil { cards.removeLast() }
      let machine = Machine()
      machine.put(file())
      let transcript = Transcript(on: machine) { $0.isJSON = true }
      transcript.session.flush()
      #expect(transcript.text.contains("\"log\":[]"))
      transcript.play("game")
      let table = transcript.state.game.table!
      #expect(table.game.isOver || table.player.strategy == nil)
    }
  }
}

extension SavedGame {
  /// The game as a recording has it.
  fileprivate init(_ state: borrowing GameState) {
    self.init(state, deck: state.next.deck, words: state.next.words)
  }
}
