import Testing

@testable import MemoryTunes

/// Lines that mean the same however they are typed.
struct TypedLineTests {
  private func board(after lines: [String]) -> (flips: Int?, answer: Answer) {
    let transcript = Transcript()
    for line in lines { transcript.play(line) }
    return (transcript.state.game.table?.game.board.flips, transcript.state.answer)
  }

  @Test(arguments: [
    "3 7", "3,7", "3, 7", "3 ,7", " 3 , 7 ", "03\t7", "flip 3,7", "flip 3, 7", "F 3 , 7", "flip 3 7",
  ])
  func `two numbers flip two cards`(line: String) {
    #expect(board(after: ["play", line]).flips == 2)
  }

  @Test(arguments: [
    "3,", ",3", "3,,7", "3;7", "3,a", "flip 3,", "flip ,3,7", "flip 3,,7", "3 7 9", "3,7,9", "flip 3,7,9",
  ])
  func `what is no list of one or two numbers flips nothing`(line: String) {
    let (flips, answer) = board(after: ["play", line])
    #expect(flips == 0 && answer.isRefusal)
  }

  @Test(arguments: ["new game", "New Game", " NEW\tgame "])
  func `a row of the menu can be typed as it stands`(line: String) {
    #expect(board(after: [line]).answer == .game(.dealt))
    #expect(board(after: ["categories", line]).answer.isRefusal)
  }

  @Test func `Choose Category is typed as it stands`() {
    let transcript = Transcript()
    transcript.play("choose Category")
    #expect(transcript.state.path.current == .categories)
  }

  @Test(arguments: [
    ("play rock", "rock", "play"), ("p RAP", "rap", "play"), ("new elektronic", "electronic", "play"),
    ("play Meatl", "metal", "play"), ("play 2 rock", "rock", "play 2"), ("play rock 12", "rock", "play 12"),
  ])
  func `a category behind play is answered with the two lines that are meant`(
    line: String, category: String, play: String
  ) {
    let transcript = Transcript()
    let answer = transcript.play(line).replacing("\n", with: " ")
    #expect(answer.hasSuffix("Type two lines: category \(category), and then: \(play) "))
    #expect(transcript.state.game.table == nil)
  }

  @Test(arguments: [
    ("new game", "'New Game' is a row of the menu. Here, type: play\n"),
    ("Choose category", "'Choose Category' is a row of the menu. Here, type: categories\n"),
    ("continue game", "'Continue Game' is a row of the menu. Here, type: game\n"),
    ("new game now", "One word too many: 'now'. Type: play [PAIRS]\n"), ("settings", "Settings\n"),
  ])
  func `a row of the menu, typed elsewhere, is answered with the command`(line: String, message: String) {
    let transcript = Transcript { $0.echoes = false }
    transcript.play("categories")
    #expect(transcript.play(line).hasPrefix(message))
  }

  @Test func `Continue Game is on the menu while a game is in play`() {
    let transcript = Transcript(seed: 3) { $0.echoes = false }
    #expect(!transcript.play("show").contains("Continue Game"))
    #expect(transcript.play("4") == "There is no row '4'. Type a number from 1 to 3.\n")
    #expect(
      transcript.play("continue game") == "'continue' needs a game on the table. To deal one, type: play\n")
    for line in ["play 2", "flip 1 2", "menu"] { transcript.play(line) }
    #expect(transcript.play("show").contains("  4  Continue Game  (0 of 2 pairs found)\n"))
    for line in ["4", "menu", "continue game"] { transcript.play(line) }
    #expect(transcript.state.path.current == .game)
    for line in ["flip 1 3", "flip 1 4", "flip 2 3", "flip 2 4", "flip 3 4", "menu"] { transcript.play(line) }
    #expect(!transcript.play("show").contains("Continue Game"))
  }

  @Test(arguments: [
    ("category", "'category' needs another word: pop, electronic, rock, metal or rap. Type: category NAME\n"),
    (
      "forget",
      "'forget' needs another word: settings, game, records, history, tunes or everything. Type: forget WHAT\n"
    ),
    ("seed", "'seed' needs another word. Type: seed NUMBER\n"),
    ("play 2 2", "One word too many: '2'. Type: play [PAIRS]\n"),
  ])
  func `words too few and too many are told with the choices`(line: String, message: String) {
    let answer = Transcript().play(line).split(separator: "\n").dropFirst().joined(separator: " ") + "\n"
    #expect(answer == message)
  }

  @Test func `no leaves what was asked about`() {
    let machine = Machine()
    let transcript = Transcript(isTyped: true, on: machine)
    transcript.play("play 2")
    transcript.play("forget game")
    #expect(transcript.play("no") == "Your saved game: nothing was deleted.\n")
    #expect(transcript.play("yes").hasPrefix("There is no question to answer."))
    #expect(!machine.game.isEmpty)
  }
}
