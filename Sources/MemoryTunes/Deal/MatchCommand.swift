import MemoryGame
import Wording

let matchCommand = Command(
  name: "match",
  parameters: [
    Parameter(.count, kind: .choice(Match.lengths.map(String.init))),
    Parameter(.player, kind: .player, isOptional: true, isRepeated: true),
  ], consequence: .deals
) { arguments throws(LineRefusal) in
  .act(.deal(.match(games: try arguments.count(0), Array(arguments.words.dropFirst()))))
}

extension GameState {
  /// Begins a match. One person alone plays against the opponent.
  mutating func requestMatch(of games: Int, _ names: [Word]) -> Reduction {
    guard Match.lengths.contains(games) else { return .refuse(.deal(.matchLength(games))) }
    do throws(PlayersRefusal) {
      let players = try playersOfMatch(names)
      return requestTunes(RequestedGame(games: games, players: players == next.players ? nil : players))
    } catch {
      return .refuse(.players(error))
    }
  }

  private func playersOfMatch(_ names: [Word]) throws(PlayersRefusal) -> Players {
    let named = names.isEmpty ? next.players : try Players(typed: names, bots: bots, opponent: opponent)
    if named.list.count > 1 { return named }
    return named.hasPrograms ? Players.alone.with(named.list[0]) : named.with(opponent)
  }
}
