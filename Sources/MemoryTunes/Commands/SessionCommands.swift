import MemoryGame
import Text
import Wording

let repeatCommand = Command(
  name: "repeat", subject: .screens, consequence: .shows()
) { _ in .repeatAnswer }

let rulesCommand = Command(
  name: "rules", subject: .screens, consequence: .shows()
) { _ in .act(.show(.toldRules)) }

let quitCommand = Command(
  name: "quit", synonyms: ["q", "exit"], subject: .screens, consequence: .loses
) { _ in .act(.quit) }

struct SessionStarted: Presentable {
  let shows = AnswerLayout.screen
  /// The phase of a game left in an earlier session, if there is one.
  let phase: Game.Phase?

  var code: AnswerCode {
    switch phase {
    case nil: .done("shown")
    case .playing: .done("game-waiting")
    case .finished, .drawn, .revealed: .done("last-game-over")
    }
  }

  func message(_ context: AnswerContext) -> String? {
    guard let game = context.table?.game else { return nil }
    let (words, found, pairs) = (context.words, game.board.matchedPairs, game.board.pairs)
    return switch game.phase {
    case .playing: words.gameWaiting(found: found, pairs: pairs)
    case .finished: words.lastGameFinished
    case .revealed: words.lastGameRevealed(found: found, pairs: pairs)
    case .drawn: words.lastGamePassedOut(found: found, pairs: pairs)
    }
  }

  func addValues(_ context: AnswerContext, to object: inout Output) {
    if phase != nil { object.membersOfProgress(context.table) }
  }

  /// A row of the menu, which plain output starts without, shows the game that waits.
  func paragraphs(_ context: AnswerContext) -> [String] {
    phase == .playing && !context.style.isPlain ? [] : message(context).map { [$0] } ?? []
  }
}
