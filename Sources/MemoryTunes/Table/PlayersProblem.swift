import Text
import Wording

/// Why players are refused.
package struct PlayersProblem: Error {
  /// As part of a sentence.
  package let message: @Sendable (_ words: Wording) -> String
  /// A misspelled computer player, and the one that was probably meant.
  private(set) var slip: (typed: String, meant: String)?

  init(_ message: @escaping @Sendable (_ words: Wording) -> String) { self.message = message }

  static func nearly(_ typed: String, _ meant: String) -> PlayersProblem {
    var problem = PlayersProblem {
      $0.noSuchPlayer(name: OutsideText.brief(typed), nearest: $0.playerName(name: meant))
    }
    problem.slip = (typed, meant)
    return problem
  }

  /// The name has a colon, or people cannot play.
  static func noSuchProgram(_ name: String) -> PlayersProblem {
    PlayersProblem {
      $0.noSuchProgramPlayer(name: OutsideText.brief(name), names: $0.enumerated(Player.programNames))
    }
  }
}
