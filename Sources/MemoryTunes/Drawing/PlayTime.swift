import Wording

extension Wording {
  /// The seconds of a game, 0 or more, as minutes and seconds: `3:12`.
  static func clock(_ seconds: Int) -> String {
    "\(seconds / 60):" + (seconds % 60 < 10 ? "0" : "") + "\(seconds % 60)"
  }

  /// How many seconds a game took.
  package func time(_ seconds: Int) -> String {
    time(clock: Self.clock(seconds), minutes: seconds / 60, seconds: seconds % 60)
  }

  func timeAloud(_ seconds: Int) -> String { timeAloud(minutes: seconds / 60, seconds: seconds % 60) }
}
