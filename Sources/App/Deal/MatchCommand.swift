import MemoryGame
import Wording

package let matchCommand = Command<any GameAction>(
  name: "match", parameters: [Parameter(.count, kind: .choice(Match.lengths.map(String.init)))]
) { arguments throws(LineProblem) in MatchRequested(games: try arguments.count(0)) }

/// Play a match of at most this many games.
struct MatchRequested: GameAction {
  let games: Int

  func reduce(_ game: inout GameState, _ asker: Asker) -> Next {
    guard Match.lengths.contains(games) else { return .answer(MatchLengthRefused(games: games)) }
    guard game.next.players.list.count > 1 else { return .answer(NobodyToMatch()) }
    return game.requestTunes(game.choice, pairs: nil, games: games)
  }
}

struct MatchLengthRefused: Answer {
  let code = AnswerCode.refused("match-length")
  let shows = Shown.screen
  let games: Int

  func message(_ context: AnswerContext) -> String? {
    context.words.matchLength(games: context.typed(games))
  }
}

/// Nobody to play against.
struct NobodyToMatch: Answer {
  let code = AnswerCode.refused("playing-alone")
  let shows = Shown.screen

  func message(_ context: AnswerContext) -> String? { context.words.matchAlone }
}
