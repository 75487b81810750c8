/// Numbers as text with so many digits after the point, rounded to the nearest. Foundation's formatting would do it
/// as well, and C's depends on the locale.
enum Decimal {
  static func text(_ value: Double, digits: Int) -> String {
    let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
    let scaled = (value.magnitude * scale).rounded()
    // Beyond what an integer holds the digits would mean nothing.
    guard scaled < 9e18 else { return "\(value)" }
    let figures = String(UInt64(scaled))
    let padded = String(repeating: "0", count: max(0, digits + 1 - figures.utf8.count)) + figures
    let sign = value < 0 && scaled > 0 ? "-" : ""
    return sign + padded.dropLast(digits) + (digits > 0 ? "." + padded.suffix(digits) : "")
  }
}
