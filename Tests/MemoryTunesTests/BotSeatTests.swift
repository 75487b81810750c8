import Testing
@testable import MemoryGame
@testable import MemoryTunes

/// Games with a bot: a program that the command line names.
struct BotSeatTests {
  /// A bot that takes known pairs, otherwise the lowest other cards; and the questions that it was asked.
  private final class Low {
    private(set) var questions: [BotQuestion] = []
    private var faces: [Int: UInt32] = [:]
    /// The problem that it reports instead of its first move.
    var failure: BotFailure?

    func answer(_ name: String, _ question: BotQuestion, _: (Int) -> Void) -> Result<Choice, BotFailure> {
      #expect(name == "mine")
      questions.append(question)
      if let failure {
        self.failure = nil
        return .failure(failure)
      }
      if question.isNewGame { faces = [:] }
      for turned in question.turned { faces[turned.card.number] = turned.card.face }
      let cards = (1...2 * question.pairs).filter { question.allows(.flip($0)) }
      let known = cards.filter { faces[$0] != nil }
      let mate = known.first { card in
        (question.first.map { [$0] } ?? known).contains { $0 != card && faces[$0] == faces[card] }
      }
      return .success(.flip(mate ?? cards.first { faces[$0] == nil } ?? cards[0]))
    }
  }

  private static func names(_ settings: inout Settings) {
    settings.isJSON = true
    try! settings.set(.bot, to: Array("mine=unused".utf8))
  }

  private func begin(_ bot: Low, on machine: Machine? = nil) -> Transcript {
    Transcript(on: machine, set: Self.names, world: { $0.askBot = bot.answer })
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `each of two bots is shown each turned card once, whatever is undone`(seed: UInt64) {
    let chance = Chance(seed: seed)
    var seen: [String: [TurnedCard]] = [:]
    var (questions, problems) = (0, 0)
    var transcript: Transcript!
    func flips() -> [TurnedCard] {
      transcript.session.store.withState { state in
        state.game.table!.game.flips()
      }
    }
    transcript = Transcript {
      $0.isJSON = true
      for bot in ["x=unused", "y=unused"] { try! $0.set(.bot, to: Array(bot.utf8)) }
    } world: {
      $0.askBot = { name, question, _ in
        if question.isNewGame { seen[name] = [] }
        seen[name, default: []] += question.turned
        questions += 1
        if seen[name] != flips() { problems += 1 }
        if chance.below(6) == 0 {
          // A bot that is started again knows nothing.
          seen[name] = nil
          return .failure(.ended)
        }
        return .success(.flip(chance.pick((1...12).filter { question.allows(.flip($0)) })))
      }
    }
    transcript.play(lines: [
      chance.pick(["players a x y", "players x a y", "players x y", "players y a x b"]), "play 6",
    ])
    for _ in 0..<40 {
      transcript.play(
        chance.pick(["1 2", "3", "4 5", "6 7", "8 9", "10", "11 12", "game", "undo", "redo", "pass"]))
    }
    #expect(problems == 0 && questions > 0)
  }

  @Test func `if a bot does not move, the game stays and the bot can be asked again`() {
    let bot = Low()
    bot.failure = .illegal("99")
    let transcript = begin(bot)
    transcript.play(lines: ["players you mine", "seed 7", "play 8"])
    let answer = transcript.play("flip 1 2")
    #expect(answer.contains("\"code\":\"bot-illegal\"") && answer.contains("\"ok\":false"))
    #expect(answer.contains("\"turned\":[{\"card\":1,"))
    for line in ["flip 5", "place 99 99"] {
      #expect(transcript.play(line).contains("\"code\":\"not-your-turn\""))
    }
    #expect(transcript.play("game").contains("\"log\":[[1,3,4]]"))
    #expect(bot.questions[1].isNewGame && bot.questions[1].turned.map(\.card.number) == [1, 2])
  }

  @Test func `a replay starts no bot and needs no bot option`() throws {
    let bot = Low()
    let recorded = RecordedSession(set: Self.names, world: { $0.askBot = bot.answer })
    for line in ["players you mine", "play 4", "flip 1 2", "undo", "flip 1 5"] { recorded.play(line) }
    for line in ["game", "show", "players mine optimal", "play 3", "undo", "redo"] {
      recorded.play(line)
    }
    let script = recorded.scriptText
    #expect(script.contains("#bots mine\n") && script.contains(" move\t3\n"))
    let questions = bot.questions.count
    let replay = try recorded.requireSame()
    #expect(bot.questions.count == questions)
    #expect(replay.state.game.bots == [])
    try recorded.requireSame(on: Machine(), set: Self.names)
  }

  @Test func `after a replay, the bot that goes on is shown the cards of the replay`() throws {
    let (bot, later) = (Low(), Low())
    let recorded = RecordedSession(set: Self.names, world: { $0.askBot = bot.answer })
    for line in ["players you mine", "seed 7", "play 8", "flip 1 2"] { recorded.play(line) }
    let replay = try recorded.requireSame(set: Self.names, world: { $0.askBot = later.answer })
    let game = try #require(replay.state.game.table).game
    let cards = game.board.cards.filter(game.board.canFlip)
    replay.play("flip \(cards[0])")
    replay.play("flip \(cards.last { $0 != game.board.mate(of: cards[0]) }!)")
    let question = try #require(later.questions.first)
    #expect(question.isNewGame && question.turned.count == game.flips().count + 2)
    #expect(Array(question.turned.dropLast(2)) == game.flips())
  }

  @Test func `an illegal reply ends a replay`() throws {
    let bot = Low()
    let recorded = RecordedSession(set: Self.names, world: { $0.askBot = bot.answer })
    recorded.play("players mine you")
    recorded.play("play 4")
    let row = Request.move(of: "mine", bot.questions[0])
    for move in ["move\t9", "move\tpass", "move\t", "move\t-1", "move\t1\t2", "no-move\tlazy", "rank"] {
      #expect(row.recordedReply(Array(move.utf8)[...]) == nil, "\(move)")
    }
    #expect(row.recordedReply(Array("move\t8".utf8)[...]) != nil)
  }

  @Test func `a saved game remembers its bot and reports if no option names it`() {
    let (bot, machine) = (Low(), Machine())
    let transcript = begin(bot, on: machine)
    bot.failure = .ended
    transcript.play(lines: ["players you mine", "seed 7", "play 8", "flip 1 2"])
    #expect(machine.all("games").map { $0[5] } == ["you,bot:mine"])
    let later = Transcript(on: machine, set: { $0.isJSON = true })
    #expect(later.play("game").contains("Start the program with: --bot mine=COMMAND"))
    let known = begin(Low(), on: machine)
    #expect(known.play("game").contains("\"log\":[[1,3,4]]"))
  }
}
