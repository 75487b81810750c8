import Text
import Wording

let playersCommand = Command(
  name: "players", parameters: [Parameter(.player, kind: .player, isOptional: true, isRepeated: true)],
  consequence: .shows(upTo: 0)
) { arguments in
  .act(.deal(arguments.words.isEmpty ? .showPlayers : .players(arguments.words)))
}

extension GameState {
  /// Who plays the next games.
  mutating func choosePlayers(_ names: [Word]) -> Reduction {
    do throws(PlayersRefusal) {
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
  let shows = AnswerLayout.screen
  let players: Players

  func message(_ context: AnswerContext) -> String? {
    let words = context.words
    return words.sentences(
      players.doubts(words),
      words.playersChosen(
        names: players.names(words), people: players.people(words),
        areAll: players.list.count > 1 && !players.hasPrograms))
  }

  func addValues(_ context: AnswerContext, to object: inout Output) {
    object.member("names", players.list.map(\.name))
    object.member("people", players.list.filter(\.isPerson).map(\.name))
  }
}

extension PlayersRefusal {
  var notice: Notice {
    .refused("players-refused", values, shows: .screen) {
      $0.words.playersRefused(failure: message($0.words))
    }
  }

  private var values: Notice.Values {
    let (word, name, meant, most): (String, String?, String?, Int?) =
      switch self {
      case .nobodyIsNamed: ("nobody", nil, nil, nil)
      case .tooMany: ("too-many", nil, nil, Players.most)
      case .notTwo: ("not-two", nil, nil, nil)
      case .namedTwice(let name): ("named-twice", name, nil, nil)
      case .unprintable(let name): ("unprintable", name, nil, nil)
      case .noName: ("no-name", nil, nil, nil)
      case .tooManyMarks(let name): ("too-many-marks", name, nil, Player.mostScalars)
      case .tooLong(let name, let most): ("too-long", name, nil, most)
      case .needsProbability(let name): ("needs-probability", name, nil, nil)
      case .needsCapacity(let name): ("needs-capacity", name, nil, nil)
      case .nearly(let name, let meant): ("misspelled", name, meant, nil)
      case .noSuchProgram(let name): ("unknown", name, nil, nil)
      }
    return ["problem": word, "name": name.map { OutsideText.brief($0) }, "meant": meant, "most": most]
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
  let shows = AnswerLayout.screen
  let players: Players
  let next: Players

  func message(_ context: AnswerContext) -> String? {
    let words = context.words
    return words.playing(
      names: players.names(words), next: next == players ? nil : next.names(words),
      isShared: next.list.count > 1)
  }

  func addValues(_ context: AnswerContext, to object: inout Output) {
    object.member("names", players.list.map(\.name))
    object.member("next", next.list.map(\.name))
  }

  func addMembers(_ context: AnswerContext, to object: inout Output) {
    object.member("list", objects: players.list) { $1.members($0) }
  }
}
