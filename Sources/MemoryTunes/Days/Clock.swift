/// The times that a game can have, in seconds since 1970: those of the years that a record can hold.
enum Clock {
  static let times = 0...253_402_300_799

  /// The nearest valid time to one, or to a difference of two, from a clock or a file.
  static func clamped(_ seconds: Int) -> Int { min(max(seconds, times.lowerBound), times.upperBound) }
}
