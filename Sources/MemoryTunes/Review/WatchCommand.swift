import MemoryGame
import Text
import Wording

let watchCommand = Command(
  name: "watch", parameters: [Parameter(.argument("perfect"), kind: .choice(["perfect"]), isOptional: true)],
  availability: .withGame, subject: .skill, consequence: .shows()
) { arguments throws(LineRefusal) in
  .act(.review(.watch(isPerfect: try arguments.hasChoice("perfect", of: "watch"))))
}

extension Table {
  func watch(isPerfect: Bool) -> Reduction {
    guard game.isOver else { return .refuse(.review(.notYetToWatch)) }
    var watched = self
    if isPerfect { watched.playPerfectly() }
    return .say(.watched(WatchedGame(table: watched, isPerfect: isPerfect)))
  }
}

extension WatchedGame: Presentable {
  var code: AnswerCode { .done("watch") }
  var shows: AnswerLayout { .listFirst }

  func message(_ context: AnswerContext) -> String? {
    let (words, game) = (context.words, table.game)
    if let move = context.stoppedAt {
      return words.watchStopped(move: move, most: game.board.moves, isPerfect: isPerfect)
    }
    let moves = words.moves(count: game.board.moves)
    return isPerfect
      ? words.watchedPerfectGame(moves: moves)
      : words.watchedGame(moves: moves, isGivenUp: game.phase == .revealed)
  }

  func addValues(_ context: AnswerContext, to object: inout Output) {
    object.member("moves", table.game.board.moves)
    object.member("isPerfect", isPerfect)
    object.member("isGivenUp", table.game.phase == .revealed)
  }

  func addMembers(_ context: AnswerContext, to object: inout Output) {
    object.member("list", objects: table.watchedMoves) { move, object in
      object.member("move", move.number)
      object.member("player", move.seat)
      object.member("cards", move.cards)
      object.member("pair", move.isPair)
    }
  }
}

extension Table {
  /// Plays the same deal again, perfectly: its players remember every card shown and choose best. Their chances
  /// come from the generator of the deal, so the game is always the same.
  mutating func playPerfectly() {
    rewind()
    // All have seen the same cards, so one memory serves them all.
    var player = SeatedPrograms(
      [.optimal], cards: game.board.faces.count, faces: game.deckSize, generator: generator)
    while !game.board.isFinished, case .flip(let card)? = player.choice(of: 0),
      (try? game.flip(card, then: nil)) != nil
    {
      player.observe(game.board.shown(card))
    }
  }
}
