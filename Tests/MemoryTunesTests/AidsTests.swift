import Testing

/// Aids are noted, reported once, saved and recorded.
struct AidsTests {
  private let machine = Machine()

  /// Finishes a game of two pairs, and returns the aids of the last record.
  private func finish(_ session: Transcript) -> String? {
    let faces = session.state.game.table!.game.board.faces
    let mate = (2...4).first { faces[$0 - 1] == faces[0] }!
    let others = (2...4).filter { $0 != mate }
    session.play("flip 1 \(mate)")
    session.play("flip \(others[0]) \(others[1])")
    return machine.aids.last
  }

  @Test(arguments: [
    (["play 2"], ""), (["seed 3", "play 2"], ""), (["play 2", "hint", "hint"], "hints=2"),
    (["play 2", "flip 1", "undo"], "undo"), (["play 2", "flip 1", "undo", "redo", "undo"], "undo"),
    (["seed 3", "play 2", "flip 1", "hint", "undo"], "hints=1 undo"),
    (["seed 3", "play 2", "play 2"], ""), (["seed 3", "daily 1970-01-01", "again", "play 2"], ""),
    (["play 2", "flip 1", "undo 2", "play 2"], "repeat"), (["play 2", "undo", "play 2"], ""),
    (["seed 3", "undo", "play 2"], ""), (["players a b", "play 2"], ""),
    (["play 2", "save x", "flip 1", "load x"], "undo"), (["play 2", "save x", "load x"], ""),
    (["players a b", "play 2", "save x", "flip 1", "load x"], "undo"),
    (["players a b", "play 2", "flip 1", "save x", "play 2", "load x", "undo"], ""),
  ])
  func `a game is recorded with its aids`(lines: [String], aids: String) {
    let session = Transcript(on: machine)
    session.play(lines: lines)
    #expect(finish(session) == aids)
  }

  @Test func `aids outlast the session`() {
    Transcript(on: machine).play(lines: ["seed 3", "play 2", "hint", "flip 1", "undo"])
    let session = Transcript(on: machine)
    session.play("game")
    #expect(finish(session) == "hints=1 undo")
  }

  @Test func `only the first aid is reported`() {
    let session = Transcript(on: machine)
    func reports(_ line: String) -> Bool {
      session.play(line).replacing("\n", with: " ").contains("From now on this game counts as assisted.")
    }
    session.play(lines: ["play 2", "flip 1"])
    #expect(reports("undo") && !reports("hint") && !reports("redo"))
    session.play("play 2")
    #expect(reports("hint") && !reports("hint") && !reports("undo"))
  }

  @Test func `a deal finished before is reported when dealt, and recorded as a repeat`() {
    let session = Transcript(on: machine)
    session.play(lines: ["seed 3", "play 2"])
    #expect(finish(session) == "")
    session.play("seed 3")
    let answer = session.play("play 2").replacing("\n", with: " ")
    #expect(
      answer.contains("You finished this deal before, in 2 moves. From now on this game counts as assisted."))
    #expect(finish(session) == "repeat")
    session.play("play 2")
    #expect(finish(session) == "")
  }

  @Test func `what is known of a deal is not said again when its game goes on`() {
    let session = Transcript(on: machine)
    session.play(lines: ["seed 3", "play 2"])
    #expect(finish(session) == "")
    session.play("seed 3")
    #expect(session.play("play 2").contains("You finished this deal before"))
    session.play(lines: ["1", "save a", "play 3"])
    let answer = session.play("load a")
    #expect(answer.contains("0 of 2 pairs") && !answer.contains("finished this deal before"), "\(answer)")
  }

  @Test func `the status shows the best game without aids`() {
    let session = Transcript(on: machine)
    session.play(lines: ["play 2", "hint"])
    #expect(finish(session) == "hints=1" && !session.play("play 2").contains("best"))
    #expect(finish(session) == "" && session.play("play 2").contains("par 2.7, best 2\n"))
    #expect(!session.play("play 3").contains("best"))
  }
}
