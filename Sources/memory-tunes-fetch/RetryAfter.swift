import CCurl
import Program

/// The header Retry-After: seconds or a date.
enum RetryAfter {
  case seconds(Int)
  /// In more than a day.
  case later

  init?(_ header: String) {
    let isNumber = !header.isEmpty && header.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    let date = isNumber ? 0 : curl_getdate(header, nil)
    guard date >= 0 else { return nil }
    let seconds = isNumber ? Int(header) ?? .max : max(0, date - time(nil))
    self = seconds > 86_400 ? .later : .seconds(seconds)
  }
}
