/// The times that a game can have, in seconds since 1970: those of the years that a record can name.
enum Clock {
  static let times = 0...253_402_300_799

  /// The nearest of them to a time, or to a difference of two, that comes from a clock or a file.
  static func clamped(_ seconds: Int) -> Int {
    min(max(seconds, times.lowerBound), times.upperBound)
  }
}
