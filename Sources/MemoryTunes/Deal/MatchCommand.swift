import MemoryGame
import Wording

let matchCommand = Command(
  name: "match", parameters: [Parameter(.count, kind: .choice(Match.lengths.map(String.init)))],
  consequence: .deals
) { arguments throws(LineProblem) in .state(MatchRequested(games: try arguments.count(0))) }

/// Play a match of at most this many games.
struct MatchRequested: GameAction {
  let games: Int

  func reduce(_ game: inout GameState, _ asker: Asker) -> Next {
    guard Match.lengths.contains(games) else {
      return .refuse(.deal(.matchLength(games)))
    }
    guard game.next.players.list.count > 1 else { return .refuse(.deal(.matchAlone)) }
    return game.requestTunes(RequestedGame(games: games))
  }
}
