/// A level of play: a computer player known by how much it remembers.
package enum Level: String, CaseIterable, Sendable {
  case easy, normal, hard, perfect

  /// The computer player that it stands for; nil if it is no level by these rules.
  package func equivalent(by rules: Rules = .current) -> String? {
    switch (self, rules) {
    case (.easy, _): "forgetful:0.4"
    case (.normal, .first): "capacity:7"
    case (.normal, .current): "forgetful:0.6"
    case (.hard, .first): "optimal"
    case (.hard, .current): "forgetful:0.8"
    case (.perfect, .first): nil
    case (.perfect, .current): "optimal"
    }
  }
}
