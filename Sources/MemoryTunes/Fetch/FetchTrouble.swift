import App
import Wording

/// Why there is no deck of fetched tunes.
package struct FetchTrouble: Error {
  /// What the game says of it.
  package let problem: FetchProblem
  /// What `fetch` says of it.
  package let message: @Sendable (Wording) -> String
  /// The exit status of `fetch`.
  package let exitStatus: Int32

  init(_ problem: FetchProblem, _ message: @escaping @Sendable (Wording) -> String) {
    (self.problem, self.message) = (problem, message)
    exitStatus =
      switch problem {
      case .notReached, .noCurl, .notStarted: 3
      case .turnedAway: 4
      case .notUnderstood: 5
      case .tooFewTunes: 6
      case .wrongAddress, .givenUp, .networkOff: 2
      }
  }

  package init(_ problem: FetchProblem) { self.init(problem) { problem.message($0) } }

  /// A signal has arrived.
  package init(signal: Int32) {
    (problem, exitStatus) = (.givenUp, 128 + signal)
    message = { FetchProblem.givenUp.message($0) }
  }
}
