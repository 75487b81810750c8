import Testing
@testable import App

@testable import MemoryTunes

/// Questions before something is lost.
struct ConfirmationTests {
  private func prompt(_ lines: [String], on machine: Machine? = nil) -> Transcript {
    let transcript = Transcript(isTyped: true, on: machine) { $0.values.tunes = .builtIn }
    transcript.play(lines: lines)
    return transcript
  }

  @Test(arguments: [
    "play", "play 3", "p 3", "play rock", "play 3 rap", "again", "restart", "new game", "1",
  ])
  func `a game in play is given up only after a yes`(line: String) {
    let before =
      line.contains("1") || line.contains("new") ? ["play 2", "flip 1", "menu"] : ["play 2", "flip 1"]
    let transcript = prompt(before)
    let question = transcript.play(line).split(separator: "\n").joined(separator: " ")
    #expect(question == "Your game is not over: 0 of 2 pairs found. Give it up? Type: yes or no")
    #expect(transcript.state.game.table?.game.board.flips == 1)
    let advice = before.last == "menu" ? " To continue it, type: game" : ""
    #expect(transcript.play("no") == "Your game goes on: 0 of 2 pairs found.\(advice)\n")
    #expect(transcript.state.game.table?.game.board.flips == 1)
    transcript.play(line)
    transcript.play("yes")
    #expect(transcript.state.answer is Dealt && transcript.state.path.current == .game)
    #expect(transcript.state.game.table?.game.board.flips == 0)
  }

  @Test(arguments: [
    ["play 2"], ["seed 3", "play 2", "flip 1 2", "flip 1 3", "flip 1 4", "flip 2 3", "flip 2 4", "flip 3 4"],
    ["play 2", "flip 1", "undo", "yes"],
  ])
  func `without a loss there is no question`(lines: [String]) {
    #expect(prompt(lines + ["play 2"]).state.answer is Dealt)
  }

  @Test(arguments: ["play 1", "play 500", "play 500 rock", "daily 2999-01-01"])
  func `an impossible deal is refused without a question`(line: String) {
    let transcript = prompt(["play 2", "flip 1", line])
    #expect(transcript.state.isRefusal && transcript.state.confirmation.open == nil)
    #expect(transcript.state.settings.category == .pop)
  }

  @Test func `a repeated question stays open`() {
    let transcript = prompt(["play 2", "flip 1", "play 3"])
    let question = transcript.play("repeat")
    #expect(question == "Your game is not over: 0 of 2 pairs found. Give it up? Type: yes or no\n")
    transcript.play("yes")
    #expect(transcript.play("log").contains("  3  play 3\n"))
  }

  @Test func `a script is not asked`() {
    let transcript = Transcript()
    transcript.play(lines: ["play 2", "flip 1", "play 3"])
    #expect(transcript.state.answer is Dealt)
    #expect(transcript.play("yes").hasPrefix("> yes\nThere is no question to answer."))
  }

  @Test func `a line other than yes or no closes the question`() {
    let transcript = prompt(["play 2", "flip 1", "play 3", "show", "yes"])
    #expect(transcript.state.answer is NothingAsked)
    #expect(transcript.state.game.table?.game.board.pairs == 2)
  }

  @Test func `the log shows the confirmed line`() {
    let transcript = prompt(["play 2", "flip 1", "play 3", "yes"])
    #expect(transcript.play("log").contains("  3  play 3\n"))
    transcript.play("undo")
    #expect(transcript.play("yes").contains("Undone: play 3."))
    #expect(transcript.state.game.table?.game.board.pairs == 2)
  }

  @Test(arguments: ["undo 2", "undo 3", "goto 0", "goto 1"])
  func `undo and goto ask before they take a game off the table`(line: String) {
    let transcript = prompt(["category rap", "play 2", "flip 1"])
    let question = transcript.play(line).replacing("\n", with: " ")
    #expect(
      question.hasPrefix(
        "Going back takes your game off the table: 0 of 2 pairs found. Go back? Type: yes or no"))
    #expect(transcript.play("no").hasPrefix("Your game goes on"))
    transcript.play(lines: [line, "yes"])
    #expect(transcript.state.game.table == nil && transcript.state.steps.last == 3)
    transcript.play("goto 3")
    #expect(transcript.state.game.table?.game.board.flips == 1)
  }

  @Test(arguments: ["undo 9", "undo 0", "goto 9", "redo", "goto 3"])
  func `going nowhere does not ask`(line: String) {
    let transcript = prompt(["category rap", "play 2", "flip 1", line])
    #expect(transcript.state.confirmation.open == nil && transcript.state.game.table != nil)
  }

  @Test(arguments: ["hint", "undo", "goto 2"])
  func `the first aid of a game of one player is asked about`(line: String) {
    let transcript = prompt(["category rap", "play 2", "flip 1"])
    let question = transcript.play(line).replacing("\n", with: " ")
    #expect(question.hasPrefix("This game will count as assisted from now on."))
    #expect(transcript.play("no").hasPrefix("Your game goes on"))
    #expect(
      transcript.state.game.table?.game.board.flips == 1
        && transcript.state.game.table?.aids == App.Aids.none)
    transcript.play(lines: [line, "yes"])
    #expect(transcript.state.game.table?.isAssisted == true)
    transcript.play(lines: ["flip 1", "hint"])
    #expect(transcript.state.answer?.code == .done("hint"))
    transcript.play("undo")
    #expect(transcript.state.answer?.code == .done("undone"))
  }

  @Test(arguments: [
    ["players a b", "play 2", "flip 1", "undo"], ["players a b", "play 2", "hint"], ["play 2", "menu", "undo"],
    ["seed 3", "play 2", "flip 1 2", "flip 1 3", "flip 1 4", "flip 2 3", "flip 2 4", "flip 3 4", "undo"],
    ["play 2", "reveal", "yes", "undo"], ["play 2", "reveal", "yes", "undo", "hint"],
    ["play 2", "menu", "hint"],
  ])
  func `what does not make a game assisted is not asked about`(lines: [String]) {
    let transcript = prompt(lines)
    #expect(transcript.state.confirmation.open == nil)
  }

  @Test func `lines after a confirmed line are logged as typed`() {
    let transcript = prompt(["play 2", "flip 1", "play 3", "yes", "flip 1", "menu"])
    #expect(
      transcript.play("log 9").hasSuffix(
        "  1  play 2\n  2  flip 1\n  3  play 3\n  4  flip 1\n  5  menu\nYou are at step 5.\n"))
  }

  @Test func `a confirmed game of the day is dealt`() {
    let transcript = Transcript(
      isTyped: true, set: { $0.values.tunes = .builtIn }, world: { $0.now = { 20_777 * 86_400 } })
    transcript.play(lines: ["play 2", "flip 1", "daily 2026-11-17", "yes"])
    #expect(transcript.state.game.table?.day?.text == "2026-11-17")
  }

  @Test func `a program that moves first starts the confirmed game`() {
    let transcript = prompt([
      "players optimal you", "play 2", "yes", "flip 1", "players optimal you", "play 3", "yes",
    ])
    #expect(transcript.state.game.table?.game.board.pairs == 3)
    #expect((transcript.state.game.table?.game.board.flips ?? 0) > 0)
  }

  @Test func `a script's recording plays at a prompt without questions, which are asked afterwards`() {
    let transcript = Transcript(isTyped: true, replaying: RecordingStart())
    for line in ["play 2", "flip 1", "play 3", "flip 1"] { transcript.replay(Array(line.utf8)) }
    #expect(transcript.state.game.table?.game.board.pairs == 3)
    transcript.session.endReplay()
    transcript.play("play 4")
    #expect(transcript.state.game.table?.game.board.pairs == 3)
    #expect(transcript.state.answer?.code == .done("question"))
  }
}
