import Text
import Wording

let playersCommand = Command(
  name: "players", parameters: [Parameter(.player, kind: .player, isOptional: true, isRepeated: true)],
  consequence: .shows(upTo: 0)
) { arguments in
  .deal(arguments.words.isEmpty ? .showPlayers : .players(arguments.words))
}

extension GameState {
  /// Who plays the next games.
  mutating func choosePlayers(_ names: [Word]) -> Next {
    do throws(PlayersProblem) {
      choose(try Players(typed: names, bots: bots, opponent: opponent))
      next.chosenParts.insert(.players)
      return .say(.chosePlayers(next.players))
    } catch {
      return .refuse(.players(error))
    }
  }
}

struct ChosenPlayers: Presentable {
  let code = AnswerCode.done("players-chosen")
  let shows = Shown.screen
  let players: Players

  func message(_ context: AnswerContext) -> String? {
    let words = context.words
    return words.sentences(
      players.doubts(words),
      words.playersChosen(
        names: players.names(words), people: players.people(words),
        areAll: players.list.count > 1 && !players.hasPrograms))
  }
}

extension PlayersProblem: Presentable {
  var code: AnswerCode { .refused("players-refused") }
  var shows: Shown { .screen }

  func message(_ context: AnswerContext) -> String? {
    context.words.playersRefused(problem: message(context.words))
  }

  /// The line that the message suggests in place of the typed one; nil if it suggests none.
  func suggestion(for line: Line) -> String? {
    // A name with a colon needs a number.
    guard case .nearly(let typed, let meant) = self, !meant.contains(":") else { return nil }
    return line.replacing(Word(typed), with: meant)
  }
}

/// Of the game on the table, or of the next one if there is none.
struct ToldPlayers: Presentable {
  let code = AnswerCode.done("players")
  let shows = Shown.screen
  let players: Players
  let next: Players

  func message(_ context: AnswerContext) -> String? {
    let words = context.words
    return words.playing(
      names: players.names(words), next: next == players ? nil : next.names(words),
      isShared: next.list.count > 1)
  }

  func addMembers(_ context: AnswerContext, to object: inout Output) {
    object.member("list", objects: players.list) { $1.members($0) }
  }
}
