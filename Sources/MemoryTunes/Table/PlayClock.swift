/// How long a game has been played. The time in which no program has it on its table does not count.
struct PlayClock: Equatable, Sendable {
  /// Seconds, up to the last line.
  private(set) var played: Int
  /// The time up to which they count, in seconds since 1970; nil while the clock stands still.
  private var time: Int?

  init(played: Int = 0) { self.played = played }

  /// Starts the clock, or lets it run to this time. A clock that was set back stands still.
  mutating func run(to time: Int) {
    let time = Clock.clamped(time)
    if let last = self.time { played = Clock.clamped(played + max(0, time - last)) }
    self.time = time
  }

  mutating func stop() { time = nil }
}
