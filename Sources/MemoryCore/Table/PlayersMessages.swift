import Text
import Wording

/// Messages about invalid names, as parts of sentences.
extension PlayersProblem {
  package func message(_ words: any Wording) -> String {
    switch self {
    case .empty:
      words.playerNeedsName
    case .unprintable(let name):
      words.nameIsUnprintable(OutsideText.brief(name))
    case .tooLong(let name, let most):
      words.nameIsTooLong(OutsideText.brief(name), most: most)
    case .tooManyMarks(let name):
      words.nameHasTooManyMarks(OutsideText.brief(name), most: Player.mostScalars)
    case .probability(let name):
      words.playerNeedsProbability(OutsideText.brief(name))
    case .capacity(let name):
      words.playerNeedsCapacity(OutsideText.brief(name))
    case .noSuchProgram(let name):
      words.noSuchProgramPlayer(OutsideText.brief(name), among: Player.programNames)
    case .nearly(let name, let meant):
      words.noSuchProgramPlayer(OutsideText.brief(name), nearest: meant)
    case .equal(let name):
      words.nameIsThereTwice(OutsideText.brief(words.playerName(name)))
    case .tooMany(let count):
      words.tooManyPlayers(count, most: Players.most)
    case .onlyForTwo(let count):
      words.zwickPatersonNeedsTwo(not: count)
    }
  }
}

extension Players {
  /// All names, as a sentence has them.
  package func names(_ words: any Wording) -> String { words.playerNames(list.map { $0.label(words) }) }
}

extension Player {
  /// Whether this is the player at the keyboard of a game without named players.
  package var isYou: Bool { self == Players.alone.list[0] }

  package func shownName(_ words: any Wording) -> String { words.playerName(name) }

  /// The name, marked if a program plays.
  package func label(_ words: any Wording) -> String {
    isPerson ? words.playerName(name) : words.programPlayer(name)
  }
}
