import Saved

/// The times that a game can have, in seconds since 1970: those of the years that a record can hold.
enum Clock {
  static let times = 0...253_402_300_799

  /// Reads the reply to `Query.now`.
  static func time(_ rows: [Row]) -> Int? { rows.row("now", columns: 1).flatMap { Int($0[0]) }.map(clamped) }

  /// The nearest valid time to one, or to a difference of two, from a clock or a file.
  static func clamped(_ seconds: Int) -> Int { min(max(seconds, times.lowerBound), times.upperBound) }
}
