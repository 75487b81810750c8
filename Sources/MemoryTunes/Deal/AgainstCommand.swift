import Wording

let againstCommand = Command(
  name: "against", parameters: [Parameter(.player, kind: .player, isOptional: true)],
  consequence: .deals
) { arguments in .act(.deal(.against(arguments.words.first))) }

extension GameState {
  mutating func requestOpponent(_ name: Word?) -> Reduction {
    do throws(PlayersRefusal) {
      // `against computer` is a game against the same opponent.
      let isNamed = name.map { bots.contains($0.typed) || Vocabulary.player($0.typed) != Vocabulary.opponent }
      let players = try (isNamed == true ? name : nil).map { name throws(PlayersRefusal) in
        try Players(typed: [Word("you"), name], bots: bots)
      }
      if let name, players?.hasPrograms == false {
        let levels = Usage(.command("against"), .level(Level.allCases.map(\.rawValue)))
        return .refuse(.line(.notOneOf(name, usage: levels)))
      }
      return requestTunes(RequestedGame(players: players ?? opponents))
    } catch {
      return .refuse(.players(error))
    }
  }
}
