import Wording

/// The time of a game, as people write it.
enum PlayTime {
  /// Seconds, 0 or more, as minutes and seconds: `3:12`.
  static func text(_ seconds: Int) -> String {
    "\(seconds / 60):" + (seconds % 60 < 10 ? "0" : "") + "\(seconds % 60)"
  }
}

extension Wording {
  /// How many seconds a game took.
  package func time(_ seconds: Int) -> String {
    time(clock: PlayTime.text(seconds), minutes: seconds / 60, seconds: seconds % 60)
  }

  func timeAloud(_ seconds: Int) -> String { timeAloud(minutes: seconds / 60, seconds: seconds % 60) }
}
