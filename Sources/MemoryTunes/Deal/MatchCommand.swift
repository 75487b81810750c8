import MemoryGame
import Wording

let matchCommand = Command(
  name: "match",
  parameters: [
    Parameter(.count, kind: .choice(Match.lengths.map(String.init))),
    Parameter(.player, kind: .player, isOptional: true, isRepeated: true),
  ], consequence: .deals
) { arguments throws(LineProblem) in
  .state(MatchRequested(games: try arguments.count(0), names: Array(arguments.words.dropFirst())))
}

/// Play a match of at most this many games: by these players or, without names, by those of the next game. One
/// person alone plays against the opponent.
struct MatchRequested: GameAction {
  let games: Int
  let names: [Word]

  func reduce(_ game: inout GameState, _ asker: Asker) -> Next {
    guard Match.lengths.contains(games) else {
      return .refuse(.deal(.matchLength(games)))
    }
    do throws(PlayersProblem) {
      let players = try players(game)
      return game.requestTunes(
        RequestedGame(games: games, players: players == game.next.players ? nil : players))
    } catch {
      return .refuse(.players(error))
    }
  }

  private func players(_ game: borrowing GameState) throws(PlayersProblem) -> Players {
    let named =
      names.isEmpty
      ? game.next.players : try Players(typed: names, bots: game.bots, opponent: game.opponent)
    if named.list.count > 1 { return named }
    return named.hasPrograms ? Players.alone.with(named.list[0]) : named.with(game.opponent)
  }
}
