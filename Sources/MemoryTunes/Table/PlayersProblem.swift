import Text
import Wording

/// Why players are refused. The cases quote names as typed.
package enum PlayersProblem: Error, Equatable {
  case empty
  /// The name has a blank or an invisible character.
  case unprintable(String)
  /// The name, and the most columns allowed.
  case tooLong(String, most: Int)
  case tooManyMarks(String)
  /// `forgetful` without a valid probability.
  case probability(String)
  /// `capacity` without a number.
  case capacity(String)
  /// An unknown computer player: the name has a colon, or people cannot play.
  case noSuchProgram(String)
  /// A misspelled computer player.
  case nearly(String, String)
  case equal(String)
  case tooMany(Int)
  /// A two-player strategy, with another number of players.
  case onlyForTwo(Int)

  /// As part of a sentence.
  package func message(_ words: Wording) -> String {
    switch self {
    case .empty: words.playerNeedsName
    case .unprintable(let name): words.nameIsUnprintable(name: OutsideText.brief(name))
    case .tooLong(let name, let most): words.nameIsTooLong(name: OutsideText.brief(name), most: most)
    case .tooManyMarks(let name):
      words.nameHasTooManyMarks(name: OutsideText.brief(name), most: Player.mostScalars)
    case .probability(let name): words.playerNeedsProbability(name: OutsideText.brief(name))
    case .capacity(let name): words.playerNeedsCapacity(name: OutsideText.brief(name))
    case .noSuchProgram(let name):
      words.noSuchProgramPlayer(name: OutsideText.brief(name), names: words.enumerated(Player.programNames))
    case .nearly(let name, let meant):
      words.noSuchPlayer(name: OutsideText.brief(name), nearest: words.playerName(meant))
    case .equal(let name): words.namesMustBeUnique(name: OutsideText.brief(words.playerName(name)))
    case .tooMany(let count): words.tooManyPlayers(count: count, most: Players.most)
    case .onlyForTwo(let count): words.zwickPatersonNeedsTwo(count: count)
    }
  }
}
