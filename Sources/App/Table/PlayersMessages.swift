import Text
import Wording

/// Messages about invalid names, as parts of sentences.
extension PlayersProblem {
  package func message(_ words: Wording) -> String {
    switch self {
    case .empty:
      words.playerNeedsName
    case .unprintable(let name):
      words.nameIsUnprintable(name: OutsideText.brief(name))
    case .tooLong(let name, let most):
      words.nameIsTooLong(name: OutsideText.brief(name), most: most)
    case .tooManyMarks(let name):
      words.nameHasTooManyMarks(name: OutsideText.brief(name), most: Player.mostScalars)
    case .probability(let name):
      words.playerNeedsProbability(name: OutsideText.brief(name))
    case .capacity(let name):
      words.playerNeedsCapacity(name: OutsideText.brief(name))
    case .noSuchProgram(let name):
      words.noSuchProgramPlayer(name: OutsideText.brief(name), names: words.enumerated(Player.programNames))
    case .nearly(let name, let meant):
      words.noSuchPlayer(name: OutsideText.brief(name), nearest: words.playerName(meant))
    case .equal(let name):
      words.namesMustBeUnique(name: OutsideText.brief(words.playerName(name)))
    case .tooMany(let count):
      words.tooManyPlayers(count: count, most: Players.most)
    case .onlyForTwo(let count):
      words.zwickPatersonNeedsTwo(count: count)
    }
  }
}

extension Players {
  /// The people who type, as a sentence has them; nil if that is nobody or only you.
  package func people(_ words: Wording) -> String? {
    let people = list.filter(\.isPerson)
    return people.allSatisfy(\.isYou) ? nil : words.list(people.map { $0.label(words) })
  }

  /// The names of the opponents.
  package func opponents(_ words: Wording) -> String {
    words.enumerated(list.filter { !$0.isYou }.map { $0.shownName(words) })
  }

  /// All names, as a sentence has them.
  package func names(_ words: Wording) -> String { words.enumerated(list.map { $0.label(words) }) }
}

extension Player {
  /// Whether this is the player at the keyboard of a game without named players.
  package var isYou: Bool { self == Players.alone.list[0] }

  /// Those of the single player and of levels are translated.
  package func shownName(_ words: Wording) -> String {
    isPerson && !isYou ? name : words.playerName(name)
  }

  /// The name in a sentence, which some languages mark if a program plays.
  package func nameInSentence(_ words: Wording) -> String {
    isPerson ? shownName(words) : words.programPlayerInSentence(name: shownName(words))
  }

  /// The name, marked if a program plays.
  package func label(_ words: Wording) -> String {
    isPerson ? shownName(words) : words.programPlayer(name: shownName(words))
  }
}
