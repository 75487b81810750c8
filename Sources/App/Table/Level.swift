/// A level of play: a computer player known by how much it remembers.
package enum Level: String, CaseIterable, Sendable {
  case beginner, easy, normal, hard, perfect

  /// The computer player that it stands for.
  package var equivalent: String {
    switch self {
    case .beginner: "forgetful:0.15"
    case .easy: "forgetful:0.4"
    case .normal: "forgetful:0.6"
    case .hard: "forgetful:0.8"
    case .perfect: "optimal"
    }
  }
}
