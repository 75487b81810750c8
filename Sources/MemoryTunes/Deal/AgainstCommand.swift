import Wording

let againstCommand = Command(
  name: "against", parameters: [Parameter(.player, kind: .player, isOptional: true)],
  consequence: .deals
) { arguments in .state(OpponentRequested(name: arguments.words.first)) }

/// Play against the computer: at this level, or as last.
struct OpponentRequested: GameAction {
  var name: Word?

  func reduce(_ game: inout GameState, _ asker: Asker) -> Next {
    do throws(PlayersProblem) {
      // `against computer` is a game against the same opponent.
      let isNamed = name.map {
        game.bots.contains($0.typed) || Vocabulary.player($0.typed) != Vocabulary.opponent
      }
      let players = try (isNamed == true ? name : nil).map { name throws(PlayersProblem) in
        try Players(typed: [Word("you"), name], bots: game.bots)
      }
      if let name, players?.hasPrograms == false {
        let levels = Usage(.command("against"), .oneOf(Level.allCases.map(\.rawValue)))
        return .refuse(.line(.notOneOf(name, usage: levels)))
      }
      return game.requestTunes(RequestedGame(players: players ?? game.opponents))
    } catch {
      return .refuse(.players(error))
    }
  }
}
