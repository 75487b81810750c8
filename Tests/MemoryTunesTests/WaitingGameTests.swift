import Testing
@testable import App
@testable import MemoryTunes

/// What the start shows of a game left in an earlier session.
struct WaitingGameTests {
  /// Lines of one session, options of the next one, and its deck.
  @Test(
    arguments: [
      (["deck one.tsv"], nil, "one.tsv"), (["deck one.tsv", "play 2", "flip 1"], nil, "one.tsv"),
      (["play 2", "flip 1", "deck two.tsv"], nil, "two.tsv"),
      (["deck one.tsv", "play 2", "deck two.tsv"], nil, "two.tsv"),
      (["deck one.tsv", "play 2", "category pop"], nil, "Pop"), (["deck one.tsv", "undo"], nil, "Pop"),
      (["deck one.tsv", "play 2", "deck two.tsv", "undo", "flip 1"], nil, "one.tsv"),
      (["deck one.tsv", "category pop", "deck two.tsv", "play 2", "play 3"], nil, "two.tsv"),
      (["deck one.tsv", "play 2"], "category", "Rock"), (["deck one.tsv", "play 2"], "deck", "four.tsv"),
    ] as [([String], String?, String)])
  func `the chosen deck is used in the next session, unless an option chooses another`(
    lines: [String], option: String?, name: String
  ) throws {
    let machine = Machine()
    let left = Transcript(on: machine)
    left.play(lines: lines)
    let game = Standing(left.state.game).withoutDeck
    let deck = try option == "deck" ? Deck(name: "four.tsv", file: Array("V\tA\nW\tB\n".utf8)) : nil
    let start = { (deck: Deck?, option: String?) in
      Transcript(
        deck: deck, on: machine,
        set: {
          if option == "category" {
            try? $0.set(.category, to: Array("rock".utf8))
          }
        })
    }
    let next = start(deck, option)
    #expect(next.state.game.learningDeck.name == name && Standing(next.state.game).withoutDeck == game)
    next.play("play 2")
    next.play("flip 1")
    #expect(next.state.game.table?.tunes.deck.name == name)
    // An option applies to its session only, whatever is dealt in it.
    let last = start(nil, nil)
    #expect(last.state.game.learningDeck.name == (option == nil ? name : "one.tsv"))
    #expect(last.state.game.table?.tunes.deck.name == name && last.state.game.table?.game.board.flips == 1)
  }

  @Test func `a deck chosen in place of an option's is used in the next session`() throws {
    for (line, name) in [
      ("deck one.tsv", "one.tsv"), ("category pop", "Pop"), ("deck four.tsv", "four.tsv"),
      ("set category pop", "Pop"), ("set category none", "two.tsv"),
    ] {
      let machine = Machine()
      Transcript(on: machine).play("deck two.tsv")
      let deck = try Deck(name: "four.tsv", file: Array("V\tA\nW\tB\n".utf8))
      let session = Transcript(
        deck: deck, on: machine,
        world: {
          let readFile = $0.readFile
          $0.readFile = { $0.text == "four.tsv" ? .success(Array("V\tA\nW\tB\n".utf8)) : readFile($0) }
        })
      session.play(lines: [line, "seed 1"])
      #expect(Transcript(on: machine).state.game.learningDeck.name == name)
    }
  }

  @Test(arguments: [
    (["play 2", "forget game", "yes"], false), (["play 2", "forget everything", "yes"], false),
    (["play 2", "forget records", "yes"], true), (["play 2", "forget game", "no"], true),
    (["play 2", "forget game", "yes", "flip 1"], true),
  ])
  func `a deleted game is not reported as saved`(lines: [String], isTold: Bool) {
    let transcript = Transcript(isTyped: true, on: Machine(), set: { $0.values.tunes = .builtIn })
    transcript.play(lines: lines)
    let farewell = isTold ? "Goodbye. Your game is saved. It will be waiting next time.\n" : "Goodbye.\n"
    #expect(transcript.play("quit") == farewell)
  }

  @Test(
    arguments: [
      (["play 2"], "A game is waiting, 0 of 2 pairs found. To continue it, type: game"),
      (
        ["seed 3", "play 2", "flip 1 2", "flip 1 3", "flip 1 4", "flip 2 3", "flip 2 4", "flip 3 4"],
        "Your last game is finished. To see it, type: game"
      ),
      (
        ["players ann ben", "seed 3", "play 3", "flip 1 2", "flip 3 4", "pass", "pass"],
        "Your last game ended when everyone passed, 0 of 3 pairs found. To see it, type: game"
      ),
    ])
  func `the start shows the progress of the game`(lines: [String], message: String) {
    let machine = Machine()
    let left = Transcript(on: machine)
    left.play(lines: lines)
    let next = Transcript(on: machine, set: { $0.isJSON = true })
    next.session.flush()
    #expect(next.text.contains("\"notice\":\"\(message)\""))
  }
}
