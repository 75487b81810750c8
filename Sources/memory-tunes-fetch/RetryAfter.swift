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
      let format = DateFormatter()
      format.locale = Locale(identifier: "en_US_POSIX")
      format.timeZone = TimeZone(secondsFromGMT: 0)
      format.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
      guard let date = format.date(from: header) else { return nil }
      self.init(seconds: date.timeIntervalSince(now).rounded(.up))
    }
  }

  private init(seconds: Double) {
    let day = 86_400.0
    self = seconds > day ? .later : .seconds(max(0, Int(seconds)))
  }
}
