import Text
import Wording

/// Why players are refused.
package enum PlayersRefusal: Error, Equatable {
  case nobodyIsNamed
  case tooMany(Int)
  case notTwo(Int)
  case namedTwice(String)
  case unprintable(String)
  case noName
  case tooManyMarks(String)
  case tooLong(String, most: Int)
  case needsProbability(String)
  case needsCapacity(String)
  /// A misspelled computer player, and the one that was probably meant.
  case nearly(String, meant: String)
  /// The name has a colon, or people cannot play.
  case noSuchProgram(String)

  /// As part of a sentence.
  package func message(_ words: Wording) -> String {
    switch self {
    case .nobodyIsNamed: words.nobodyIsNamed
    case .tooMany(let count): words.tooManyPlayers(count: count, most: Players.most)
    case .notTwo(let count): words.zwickPatersonNeedsTwo(count: count)
    case .namedTwice(let name): words.namesMustBeUnique(name: OutsideText.brief(words.playerName(name: name)))
    case .unprintable(let name): words.nameIsUnprintable(name: name)
    case .noName: words.playerNeedsName
    case .tooManyMarks(let name): words.nameHasTooManyMarks(name: name, most: Player.mostScalars)
    case .tooLong(let name, let most): words.nameIsTooLong(name: name, most: most)
    case .needsProbability(let name): words.playerNeedsProbability(name: name)
    case .needsCapacity(let name): words.playerNeedsCapacity(name: name)
    case .nearly(let typed, let meant):
      words.noSuchPlayer(name: OutsideText.brief(typed), nearest: words.playerName(name: meant))
    case .noSuchProgram(let name):
      words.noSuchProgramPlayer(name: OutsideText.brief(name), names: words.enumerated(Player.programNames))
    }
  }
}
