import Testing

@testable import MemoryGame
@testable import MemoryTunes
import Text

/// Recordings, replayed where nothing is kept and nobody answers.
struct RecorderTests {
  /// What a session wrote down.
  private final class Recording { var script: [UInt8] = [] }

  /// Plays lines with a deck file, and then what was recorded where there is none.
  private func replay(
    _ lines: [String], file: String, deck: Deck? = nil
  ) -> (session: Transcript, answers: [String], replay: Transcript) {
    let recording = Recording()
    let session = Transcript(
      deck: deck, set: { $0.isJSON = true },
      world: {
        $0.readFile = { _ in .success(Array(file.utf8)) }
        $0.record = { recording.script += $0 }
      })
    let answers = lines.map { AnswerText.withoutLineAndTunes(session.play($0)) }
    let replay = Transcript { $0.isJSON = true }
    replay.play(script: recording.script)
    return (session, answers, replay)
  }

  private func expectAlike(
    _ lines: [String], file: String, deck: Deck? = nil, _ location: SourceLocation = #_sourceLocation
  ) {
    let (session, answers, replay) = replay(lines, file: file, deck: deck)
    #expect(replay.state.game.table?.tunes == session.state.game.table?.tunes, sourceLocation: location)
    #expect(replay.state.path == session.state.path, sourceLocation: location)
    let replayed = replay.text.split(separator: "\n").map { AnswerText.withoutLineAndTunes(String($0)) + "\n" }
    for answer in answers where !answer.isEmpty {
      #expect(replayed.contains(answer), "\(answer.prefix(300))", sourceLocation: location)
    }
    #expect(replayed.filter { $0.contains("\"ok\":false") } == answers.filter { $0.contains("\"ok\":false") })
  }

  @Test(arguments: [TunePolicy.builtIn, .auto, .online], [true, false])
  func `why tunes were not to be had, and whether those fetched are played, is told again`(
    policy: TunePolicy, isReached: Bool
  ) {
    let recording = Recording()
    let session = Transcript(
      set: {
        $0.isJSON = true
        $0.tunes = policy
      },
      world: {
        $0.record = { recording.script += $0 }
        $0.fetchTunes = { _, _ in isReached ? .success(Array("A\tB\nC\tD\n".utf8)) : .failure(.notReached) }
      })
    let answers = ["play 2", "tunes fetch", "tunes", "play 2", "category rap", "tunes fetch", "play 2"].map {
      AnswerText.withoutLineAndTunes(session.play($0))
    }
    let replay = Transcript { $0.isJSON = true }
    replay.play(script: recording.script)
    let replayed = replay.text.split(separator: "\n").map { AnswerText.withoutLineAndTunes(String($0)) + "\n" }
    #expect(replayed.filter { !$0.contains("\"command\":\"given ") }.dropFirst() == answers[...])
  }

  @Test(arguments: [true, false])
  func `tunes that are brought along are no part of a run that was typed`(isReached: Bool) throws {
    let recording = Recording()
    let session = Transcript(
      set: {
        $0.isJSON = true
        $0.tunes = .auto
      },
      world: {
        $0.record = { recording.script += $0 }
        $0.fetchTunes = { _, _ in isReached ? .success(Array("A\tB\nC\tD\n".utf8)) : .failure(.notReached) }
      })
    for line in [
      "given file", "given tune X\tY", "tunes category", "given file", "given tune X\tY", "play 2",
    ] { session.play(line) }
    let replay = Transcript { $0.isJSON = true }
    replay.play(script: recording.script)
    let tunes = try #require(replay.state.game.table?.tunes)
    #expect(tunes.origin == (isReached ? .fetched : .builtIn) && tunes.deck.count == (isReached ? 2 : 60))
    #expect(tunes.trouble == (isReached ? nil : .notReached))
  }

  @Test func `a title is brought along whatever it begins with`() {
    expectAlike(
      ["deck x", "play", "tunes"],
      file: " #\u{301}e\tA\n #\tB\n\u{200B}#\u{FE0F}\u{20E3}\tC\n\u{301}\tD\n"
        + " # \u{301}\tE\n #\u{1F3FB}\tF\n")
  }

  @Test func `the longest line of a deck is brought along`() {
    for title in [65_534, 65_530, 65_520] {
      expectAlike(
        ["deck x", "play", "given tune \(String(repeating: "y", count: 65_534))\tZ", "tunes"],
        file: "#\n" + String(repeating: "x", count: title) + "\tA\n"
          + " #" + String(repeating: "é", count: title / 2 - 1) + "\tA\nB\tC\n")
    }
    let longer = "given tune " + String(repeating: "x", count: 65_535) + "\tA"
    #expect(Transcript { $0.isJSON = true }.play(longer).contains("This line is longer than 65536 bytes."))
  }

  @Test(arguments: ["a ", " a  ", "  ", "a/ ", "/", "#", "\u{301}", "a\u{9}"])
  func `a deck is called as it was`(name: String) throws {
    let file = "One\tA\nTwo\tB\n"
    let deck = try DeckFile(path: FilePath("folder/" + name)) { _ in .success(Array(file.utf8)) }.deck()
    for lines in [["tunes", "play", "show", "tunes"], ["tunes", "tunes category", "play", "tunes"]] {
      expectAlike(lines, file: file, deck: deck)
    }
  }

  @Test func `a line that a newline was brought into is a line`() {
    expectAlike(["deck a\nb", "play 2", "deck \n", "flip 1\n2", "# a\nplay", "show"], file: "One\tA\nTwo\tB\n")
  }

  @Test func `a path that is longer than any may be refused`() {
    let recording = Recording()
    let session = Transcript(set: { $0.isJSON = true }, world: { $0.record = { recording.script += $0 } })
    for character in ["x", "\u{7}", "\u{301}", "é/"] {
      let line = "deck " + String(repeating: character, count: 65_000 / character.utf8.count)
      let answer = AnswerText.withoutLine(session.play(line))
      let replay = Transcript { $0.isJSON = true }
      replay.play(script: recording.script)
      #expect(AnswerText.withoutLine(String(replay.text.split(separator: "\n").last!)) + "\n" == answer)
    }
  }

  @Test func `a title that begins with a combining mark, or is long, is brought along`() {
    let recording = Recording()
    let long = String(repeating: "x", count: 60_000)
    let session = Transcript(
      set: { $0.isJSON = true },
      world: {
        $0.readFile = { _ in .success(Array("\u{301}e\tA\n\(long)\tB\n# C\tD\n # E\tF\n".utf8)) }
        $0.record = { recording.script += $0 }
      })
    session.play("deck x")
    session.play("play 3")
    let replay = Transcript { $0.isJSON = true }
    replay.play(script: recording.script)
    #expect(!replay.text.contains("\"ok\":false"))
    #expect(replay.state.game.table?.tunes == session.state.game.table?.tunes)
  }
}
