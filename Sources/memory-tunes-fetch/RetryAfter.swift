import Foundation

/// When to try again, as the header of that name says: in seconds or as a date.
enum RetryAfter: Equatable {
  case seconds(Int)
  /// In more than a day, or in more seconds than a number can hold.
  case later

  init?(_ header: String, now: Date = Date()) {
    if !header.isEmpty, header.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) {
      self.init(seconds: Double(header)!)
    } else {
      guard let date = Self.date(header) else { return nil }
      self.init(seconds: date.timeIntervalSince(now).rounded(.up))
    }
  }

  /// HTTP's own form of a date, and the two older ones that are still to be understood.
  private static func date(_ text: String) -> Date? {
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.timeZone = TimeZone(secondsFromGMT: 0)
    for form in [
      "EEE, dd MMM yyyy HH:mm:ss 'GMT'", "EEEE, dd-MMM-yy HH:mm:ss 'GMT'", "EEE MMM d HH:mm:ss yyyy",
    ] {
      format.dateFormat = form
      if let date = format.date(from: text) { return date }
    }
    return nil
  }

  private init(seconds: Double) {
    let day = 86_400.0
    self = seconds > day ? .later : .seconds(max(0, Int(seconds)))
  }
}
